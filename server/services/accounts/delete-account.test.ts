/** A deleted account leaves no row and no file about its user; accounting records stay, anonymised. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxMailer } from '../../adapters/mail.ts';
import { saveMail } from '../../store/mails.ts';
import { makeThings, type OwnedThings } from '../../testing/owned-things.ts';
import { goodPassword } from '../../testing/test-app.ts';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
} from '../../testing/test-runs.ts';
import type { Deps, Mailer } from '../deps.ts';
import { purgeOutboxOfDeletedUsers } from './delete-account.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-outbox-'));
let site: TestSite;
let runs: TestRuns;
beforeAll(async () => {
  site = await serveTestSite({ pages: 3 });
  const box: { db?: Deps['db'] } = {};
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const keep: Parameters<typeof outboxMailer>[0]['keep'] = (mail) => {
    if (box.db === undefined) throw new Error('no database yet');
    return saveMail(box.db, { ...mail, recipient: mail.to });
  };
  const mailer: Mailer = outboxMailer({ folder, log, keep });
  runs = await createTestRuns(site, {}, { mailer });
  box.db = runs.db;
});
afterAll(async () => {
  await runs.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Resident extends TestUser {
  readonly things: OwnedThings;
  /** Words that occur only in this user's data. */
  readonly marks: readonly string[];
}

const filesOf = (): string[] =>
  readdirSync(folder).map((name) => `${name} ${readFileSync(path.join(folder, name), 'utf8')}`);

/** A user who has used every feature. */
async function moveIn(name: string): Promise<Resident> {
  const person = await runs.person(1000);
  const { cookie, user } = person;
  const things = await makeThings(runs, person);
  await runs.call('PATCH', '/api/auth/user', { cookie, body: { firstName: name, lastName: 'Resident' } });
  await runs.call('POST', '/api/auth/login', { body: { email: user.email, password: 'wrong' } });
  await runs.call('POST', '/api/auth/login', { body: { email: user.email, password: goodPassword } });
  await runs.call('DELETE', '/api/auth/user', { cookie, body: { confirmation: 'wrong' } });
  const mailed = filesOf().length;
  await runs.call('POST', '/api/auth/reset-request', { body: { email: user.email } });
  await expect.poll(() => filesOf().length).toBe(mailed + 1);
  const bought = {
    user_id: user.id,
    provider: 'stripe',
    package_name: 'Pro',
    credits: 120,
    price_cents: 999,
    currency: 'EUR',
    expires_at: null,
  } as const;
  for (const state of ['paid', 'processing', 'expired'] as const)
    await runs.db
      .insertInto('purchases')
      .values({
        ...bought,
        id: randomUUID(),
        session_id: `cs_${state}_${name}`,
        receipt_url: `https://pay.example/${user.email}`,
        state,
      })
      .execute();
  await runs.db
    .insertInto('comparisons')
    .values({
      analysis_id: things.analysisId,
      competitor_key: 'rival.example',
      result: JSON.stringify({ for: name }),
    })
    .execute();
  const run = await runs.db
    .selectFrom('runs')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  await runs.db
    .insertInto('run_work')
    .values({ run_id: run.id, kind: 'page', key: things.pageUrl, payload: Buffer.from(name) })
    .execute();
  return {
    ...person,
    things,
    marks: [user.id, user.email ?? '', name, things.analysisId, things.pageUrl, run.id],
  };
}

/** Tables that contain any of these words in any column, with row counts. */
async function tracesOf(marks: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`.execute(
    runs.db,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.raw(name)} t
      where t::text ilike any(${marks.map((mark) => `%${mark}%`)})`.execute(runs.db);
    if ((rows[0]?.count ?? 0) > 0) found.push(`${name} ${rows[0]?.count}`);
  }
  return found;
}

const remove = ({ cookie }: TestUser) =>
  runs.call('DELETE', '/api/auth/user', { cookie, body: { confirmation: goodPassword } });

describe('after an account was deleted', () => {
  it('no table and no file mentions it, and another account is untouched', async () => {
    const stays = await moveIn('Bramblewick');
    const gone = await moveIn('Quillfeather');
    const [before, stored] = [await tracesOf(gone.marks), await tracesOf(stays.marks)];
    // Otherwise the test would show nothing: the user was in all these tables.
    expect(before.map((each) => each.split(' ')[0])).toEqual(
      expect.arrayContaining([
        'public.analyses',
        'public.comparisons',
        'public.conversations',
        'public.known_devices',
        'public.ledger',
        'public.mails',
        'public.messages',
        'public.page_copies',
        'public.password_resets',
        'public.purchases',
        'public.rate_counters',
        'public.run_work',
        'public.runs',
        'public.screenshots',
        'public.sessions',
        'public.users',
      ]),
    );
    expect(before.some((each) => each.startsWith('queue.job'))).toBe(true);
    const kept = filesOf().filter((text) => stays.marks.some((mark) => text.includes(mark)));
    expect(kept.length).toBeGreaterThan(0);
    expect((await remove(gone)).statusCode).toBe(200);
    // Checkout sessions of real payments keep their id; it contains nothing of ours.
    const books = await runs.db
      .selectFrom('purchases')
      .selectAll()
      .where('session_id', 'like', 'cs_%Quillfeather')
      .execute();
    const inBooks = books.map((row) => `${row.state} ${row.user_id} ${row.receipt_url}`);
    expect(new Set(inBooks)).toEqual(new Set(['paid null null', 'processing null null']));
    await runs.db.deleteFrom('purchases').where('session_id', 'like', 'cs_%Quillfeather').execute();
    expect(await tracesOf(gone.marks)).toEqual([]);
    expect(filesOf().filter((text) => gone.marks.some((mark) => text.includes(mark)))).toEqual([]);
    expect(await tracesOf(stays.marks)).toEqual(stored);
    expect(filesOf()).toEqual(kept);
    expect((await runs.call('GET', '/api/auth/user', { cookie: gone.cookie })).statusCode).toBe(401);
    await remove(stays);
    expect(filesOf()).toEqual([]);
  });

  it('its running analysis stops, saves nothing and is not restarted', async () => {
    await runs.work(1);
    const person = await runs.person(100);
    const { promise: held, resolve: open } = Promise.withResolvers<void>();
    site.gate = held;
    const requested = site.requested.length;
    const runId = await runs.started(person, 'site-50.example');
    await expect.poll(() => site.requested.length).toBeGreaterThan(requested + 1);
    expect((await remove(person)).statusCode).toBe(200);
    site.gate = null;
    open();
    await expect.poll(() => runs.stateOf(runId)).toBe('gone');
    await expect.poll(() => runs.queue.countWaiting()).toBe(0);
    expect(await tracesOf([person.user.id, runId])).toEqual([]);
    const next = await runs.person();
    expect(await runs.ended(await runs.started(next, 'site-51.example'))).toBe('completed');
    expect(await tracesOf([person.user.id, runId])).toEqual([]);
  });

  it('outbox messages of another node are purged by the next maintenance job', async () => {
    const person = await runs.person();
    await runs.deps.mailer.send({
      userId: person.user.id,
      to: 'x@mail.example',
      subject: 's',
      text: 't',
      expiresAt: null,
    });
    await purgeOutboxOfDeletedUsers(runs.deps);
    expect(await runs.deps.mailer.readers()).toContain(person.user.id);
    await runs.db.deleteFrom('users').where('id', '=', person.user.id).execute();
    await purgeOutboxOfDeletedUsers(runs.deps);
    expect(await runs.deps.mailer.readers()).not.toContain(person.user.id);
  });
});

describe('the tables', () => {
  it('delete rows of an account by foreign keys', async () => {
    const { rows: columns } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)(user|account|owner|person)(_id)?$' order by 1`.execute(
      runs.db,
    );
    const { rows: keys } = await sql<{ name: string; action: string }>`
      select c.conrelid::regclass || '.' || a.attname as name, c.confdeltype as action
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`.execute(runs.db);
    expect(keys.map(({ name }) => name)).toEqual(columns.map(({ name }) => name));
    expect(keys.filter(({ action }) => action !== 'c')).toEqual([{ name: 'purchases.user_id', action: 'n' }]);
  });
});
