/** A backup restores every row; an incomplete backup restores nothing. */
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { everyRow, makeThings } from '../testing/owned-things.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
} from '../testing/test-runs.ts';
import { streamBackup, writeBackup } from './backup.ts';
import { book, findUnbalancedAccounts } from './ledger.ts';
import { restoreBackup } from './restore-backup.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-backup-'));
const file = path.join(folder, 'all.backup');
let site: TestSite;
let runs: TestRuns;
let person: TestUser;
beforeAll(async () => {
  site = await serveTestSite({ pages: 1 });
  runs = await createTestRuns(site);
  person = await runs.person(100);
  const { analysisId } = await makeThings(runs, person);
  // Characters that are difficult in JSON, lines and regular expressions.
  const odd = 'a\u2028b\u2029c\nd\re"f\\g\u00e9\ud83d\ude00 {"end":{}} \\u0000';
  await sql`update analyses set domain = ${odd} where id = ${analysisId}`.execute(runs.db);
  await sql`insert into screenshots (analysis_id, key, bytes) values (${analysisId}, 'large', ${Buffer.alloc(300_000, 0xab)}), (${analysisId}, 'away', null)`.execute(
    runs.db,
  );
  await sql`insert into mails (id, user_id, recipient, subject, body, created_at)
    select gen_random_uuid(), ${person.user.id}, 'a', ${odd}, 'b', '2026-11-15 10:00:00.123456+00'::timestamptz + n * interval '1 second' from generate_series(1, 120) n`.execute(
    runs.db,
  );
  await writeBackup(runs.pool, file);
});
afterAll(async () => {
  await runs.close();
  await site.close();
  rmSync(folder, { recursive: true });
});

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

/** Without the queue, whose jobs are created from the runs. */
const rowsOf = async (database: Pick<TestDatabase, 'db'>): Promise<string> =>
  (await everyRow(database.db))
    .split('\n')
    .filter((line) => line.startsWith('public.') && !/schema_migrations|site_paces/.test(line))
    .join('\n');

describe('a backup', () => {
  it('restores every row, and sequences continue', async () => {
    const fresh = await emptyDatabase();
    const { rows } = await restoreBackup(fresh.pool, file);
    expect(rows).toBeGreaterThan(120);
    expect(await rowsOf(fresh)).toBe(await rowsOf(runs));
    expect(await findUnbalancedAccounts(fresh.db)).toEqual([]);
    const charge = {
      userId: person.user.id,
      kind: 'charge',
      amount: -1,
      reason: 'after',
      idempotencyKey: 'after',
    } as const;
    expect(await book(fresh.db, charge)).toMatchObject({ kind: 'booked' });
  });

  it('works through a pipe, as in and out of a container', async () => {
    const fresh = await emptyDatabase();
    const pipe = new PassThrough();
    const [written, { rows }] = await Promise.all([
      streamBackup(runs.pool, pipe),
      restoreBackup(fresh.pool, pipe),
    ]);
    expect(rows).toBe(written);
    expect(await rowsOf(fresh)).toBe(await rowsOf(runs));
  });

  it('is a consistent snapshot, readable by its owner only', async () => {
    const other = path.join(folder, 'busy.backup');
    const writing = writeBackup(runs.pool, other);
    const bookings = Array.from({ length: 20 }, (_, n) =>
      book(runs.db, {
        userId: person.user.id,
        kind: 'charge',
        amount: -1,
        reason: 'meanwhile',
        idempotencyKey: `meanwhile:${n}`,
      }),
    );
    await Promise.all([writing, ...bookings]);
    const fresh = await emptyDatabase();
    await restoreBackup(fresh.pool, other);
    expect(await findUnbalancedAccounts(fresh.db)).toEqual([]);
    expect(statSync(other).mode & 0o777).toBe(0o600);
  });
});

describe('nothing is restored', () => {
  const textOf = (): string => gunzipSync(readFileSync(file)).toString();
  const changed = (name: string, text: string): string => {
    const at = path.join(folder, name);
    writeFileSync(at, gzipSync(text));
    return at;
  };

  it.each([
    [
      'a file that was cut',
      () => {
        const at = changed('cut', textOf());
        truncateSync(at, statSync(at).size - 20);
        return at;
      },
      /damaged or was cut short/,
    ],
    [
      'a file without its last line',
      () => changed('endless', textOf().split('\n').slice(0, -2).join('\n')),
      /damaged or was cut short/,
    ],
    [
      'a file that lost a row others need',
      () => changed('row', textOf().split('\n').toSpliced(3, 1).join('\n')),
      /damaged or was cut short/,
    ],
    [
      'a file that lost a row nobody needs',
      () => changed('last', textOf().split('\n').toSpliced(-3, 1).join('\n')),
      /damaged or was cut short/,
    ],
    ['something else', () => changed('else', 'hello\n'), /not a Pagewright backup/],
    [
      'a newer version',
      () => changed('newer', textOf().replace('"001-accounts.sql"', '"999-newer.sql"')),
      /newer Pagewright: this one does not know 999-newer\.sql/,
    ],
  ] as const)('from %s', async (_name, make, sentence) => {
    const fresh = await emptyDatabase();
    await expect(restoreBackup(fresh.pool, make())).rejects.toThrow(sentence);
    const { rows } = await sql<{ users: number }>`select count(*)::int as users from users`
      .execute(fresh.db)
      .catch(() => ({ rows: [{ users: 0 }] }));
    expect(rows[0]?.users).toBe(0);
    // The right file can still be restored.
    expect((await restoreBackup(fresh.pool, file)).rows).toBeGreaterThan(0);
  });

  it('into a database that is in use', async () => {
    const before = await everyRow(runs.db);
    await expect(restoreBackup(runs.pool, file)).rejects.toThrow('This database is not empty.');
    expect(await everyRow(runs.db)).toBe(before);
  });
});
