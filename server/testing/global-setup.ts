/** One real PostgreSQL for all server tests, with a migrated database that each test file copies. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openRunQueue } from '../jobs/run-queue.ts';
import { openDatabase } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { launchPrivatePostgres, type PrivatePostgres } from '../store/private-postgres/launch.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: PrivatePostgres['connection'];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-test-'));
  // Otherwise root places the database elsewhere, where it would stay.
  chmodSync(folder, 0o755);
  const postgres = await launchPrivatePostgres(folder, { isDisposable: true });
  const { pool, close } = openDatabase({
    connection: postgres.connection,
    maxConnections: 2,
    onError: () => undefined,
  });
  await migrate(pool);
  await close();
  // The queue creates its own tables when it is first opened: once here, not in every copy.
  const queue = await openRunQueue({
    connection: postgres.connection,
    isWorker: false,
    notices: { subscribe: () => () => undefined, subscribeToKeys: () => () => undefined },
    onFailure: () => undefined,
  });
  await queue.close();
  project.provide('postgres', postgres.connection);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
