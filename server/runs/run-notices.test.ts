/** What happens to runs is heard by every process, also after its connection broke. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { announce } from '../store/run-notices.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { type Heard, openRunNotices } from './run-notices.ts';

it('hears what is announced, says when it may have missed something, and hears on', async () => {
  const database = await createTestDatabase();
  const troubles: string[] = [];
  const notices = await openRunNotices({
    connection: database.connection,
    onTrouble: ({ message }) => troubles.push(message),
  });
  const heard: Heard[] = [];
  const unsubscribe = notices.subscribe((each) => heard.push(each));
  const notice = { runId: 'r1', userId: 'u1', kind: 'progress' } as const;
  await announce(database.db, notice);
  await expect.poll(() => heard).toEqual([notice]);

  await database.db
    .transaction()
    .execute(async (tx) => {
      await announce(tx, { ...notice, runId: 'never' });
      throw new Error('rolled back');
    })
    .catch(() => undefined);

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'pagewright notices'`.execute(database.db);
  await expect.poll(() => heard.at(-1)).toBe('missed');
  expect(troubles.length).toBeGreaterThan(0);
  await announce(database.db, { ...notice, kind: 'ended' });
  await expect.poll(() => heard).toEqual([notice, 'missed', { ...notice, kind: 'ended' }]);

  unsubscribe();
  await announce(database.db, notice);
  await notices.close();
  expect(heard).toHaveLength(3);
  await database.close();
});
