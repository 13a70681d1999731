/** A database for one test file: a copy of the migrated one, dropped afterwards. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../store/database.ts';

export interface TestDatabase extends OpenDatabase {
  readonly connection: { host: string; port: number; user: string; password: string; database: string };
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('postgres');
  const database = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${database} template ${template.database}`);
  const connection = { ...template, database };
  const open = openDatabase({
    connection,
    maxConnections: 20,
    connectTimeoutMs: 0,
    onError: () => undefined,
  });
  return {
    ...open,
    connection,
    close: async () => {
      await open.close();
      await asAdmin(`drop database ${database} with (force)`);
    },
  };
}
