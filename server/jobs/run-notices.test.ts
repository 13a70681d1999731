/** Tests that every process receives the events of runs, also after a lost connection. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { announce } from '../store/run-notices.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openRunNotices, type ReceivedNotice } from './run-notices.ts';

it('receives notices, reports that some may be missing after a lost connection, and goes on', async () => {
  const database = await createTestDatabase();
  const failures: string[] = [];
  const notices = await openRunNotices({
    connection: database.connection,
    onFailure: ({ message }) => failures.push(message),
  });
  const received: ReceivedNotice[] = [];
  const unsubscribe = notices.subscribe((each) => received.push(each));
  const notice = { runId: 'r1', userId: 'u1', kind: 'progress' } as const;
  await announce(database.db, notice);
  await expect.poll(() => received).toEqual([notice]);

  await database.db
    .transaction()
    .execute(async (tx) => {
      await announce(tx, { ...notice, runId: 'never' });
      throw new Error('rolled back');
    })
    .catch(() => undefined);

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'pagewright notices'`.execute(database.db);
  await expect.poll(() => received.at(-1)).toBe('missed');
  expect(failures.length).toBeGreaterThan(0);
  await announce(database.db, { ...notice, kind: 'ended' });
  await expect.poll(() => received).toEqual([notice, 'missed', { ...notice, kind: 'ended' }]);

  unsubscribe();
  await announce(database.db, notice);
  await notices.close();
  expect(received).toHaveLength(3);
  await database.close();
});
