/** Analyses through the API with a real queue, real workers and a real site: access, cost and outcome. */
import { limits } from '@pagewright/contract/limits';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancelAnalysis } from '../services/analyses/cancel-run.ts';
import { startAnalysis } from '../services/analyses/start-analysis.ts';
import { findUnbalancedAccounts, readLedger } from '../store/ledger.ts';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
} from '../testing/test-runs.ts';

let site: TestSite;
let runs: TestRuns;
beforeAll(async () => {
  site = await serveTestSite({ pages: 6 });
  runs = await createTestRuns(site);
  await runs.work(4);
});
afterAll(async () => {
  await runs.close();
  await site.close();
});
afterEach(async () => {
  expect(await findUnbalancedAccounts(runs.db)).toEqual([]);
});

const usageOf = async ({ cookie }: TestUser) =>
  (await runs.call('GET', '/api/user/usage', { cookie })).json<{
    credits: number;
    freeScansUsed: number;
    pagesAnalyzed: number;
  }>();

const cancel = async ({ cookie }: TestUser, domain: string) =>
  (await runs.call('POST', '/api/analyze/cancel', { cookie, body: { domain } })).json<{
    cancelled: boolean;
  }>();

/** Waits for this many notifications of a run, or for its end. */
async function noticesOf(runId: string, most: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  const unsubscribe = runs.deps.notices.subscribe((notice) => {
    if (notice === 'missed' || notice.runId !== runId) return;
    count += 1;
    if (count >= most || notice.kind === 'ended') resolve();
  });
  if (most === 0 || !/queued|running/.test(await runs.stateOf(runId))) resolve();
  await promise;
  unsubscribe();
}

/** Delays every page until the returned function is called. */
function closeGate(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  site.gate = promise;
  return () => {
    site.gate = null;
    resolve();
  };
}

const bookingsOf = async ({ user }: TestUser) =>
  (await readLedger(runs.db, user.id)).map(({ kind, amount }) => [kind, amount]);

describe('an analysis', () => {
  it('runs, is saved and charged', async () => {
    const person = await runs.person();
    const begun = await runs.start(person, 'Site-0.example/');
    const { runId } = begun.json<{ runId: string }>();
    expect([begun.statusCode, begun.json()]).toEqual([200, { domain: 'site-0.example', runId }]);
    expect(await runs.ended(runId)).toBe('completed');
    const analysis = await runs.call('GET', `/api/analysis/${runId}`, { cookie: person.cookie });
    expect(analysis.json()).toMatchObject({
      id: runId,
      domain: 'site-0.example',
      processingStats: { pagesAnalyzed: 3, creditsUsed: 5 },
    });
    expect(await usageOf(person)).toMatchObject({ credits: 10, pagesAnalyzed: 3, freeScansUsed: 1 });
    expect(await bookingsOf(person)).toEqual([
      ['charge', -5],
      ['refund', 5],
      ['hold', -5],
      ['grant', 15],
    ]);
    const { rows } = await sql`select 1 from run_work where run_id = ${runId}`.execute(runs.db);
    expect(rows).toEqual([]);
  });

  it('holds the most a paid scan can cost, and charges the actual cost', async () => {
    const person = await runs.person(100);
    const open = closeGate();
    const runId = await runs.started(person, 'site-1.example');
    expect((await usageOf(person)).credits).toBe(100 - (3 + 8 + 1));
    open();
    expect(await runs.ended(runId)).toBe('completed');
    expect(await usageOf(person)).toMatchObject({ credits: 97, freeScansUsed: 0, pagesAnalyzed: 7 });
  });

  it('holds the balance when it covers the scan but not all extras', async () => {
    const person = await runs.person(4);
    const open = closeGate();
    const runId = await runs.started(person, 'site-2.example');
    expect((await usageOf(person)).credits).toBe(0);
    open();
    expect(await runs.ended(runId)).toBe('completed');
    expect((await usageOf(person)).credits).toBe(1);
    const refused = await runs.start(person, 'site-3.example');
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { needsCredits: true }]);
  });

  it('that reads no page fails with the engine’s sentence and costs nothing', async () => {
    const person = await runs.person();
    const runId = await runs.started(person, 'nobody-is-here.example');
    expect(await runs.ended(runId)).toBe('failed');
    const { error } = await runs.db
      .selectFrom('runs')
      .select('error')
      .where('id', '=', runId)
      .executeTakeFirstOrThrow();
    expect(error).toMatch(/nobody-is-here\.example/);
    expect(await usageOf(person)).toMatchObject({ credits: 15, freeScansUsed: 0 });
    const failed = await runs.call('GET', '/api/analyze/failed', { cookie: person.cookie });
    expect(failed.json()).toMatchObject([
      { runId, domain: 'nobody-is-here.example', reason: error, code: 'dns', siteId: null },
    ]);
  });
});

describe('starting an analysis', () => {
  it('is allowed once per site at a time, www included', async () => {
    const person = await runs.person();
    const open = closeGate();
    const runId = await runs.started(person, 'site-4.example');
    for (const domain of ['site-4.example', 'WWW.site-4.example', 'site-4.example/']) {
      const refused = await runs.start(person, domain);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'already_running']);
    }
    open();
    expect(await runs.ended(runId)).toBe('completed');
  });

  it('refuses an invalid domain with a sentence', async () => {
    const person = await runs.person();
    for (const domain of [
      '',
      'http://site.example',
      '127.0.0.1',
      'localhost',
      'site.example:8080',
      'a b.example',
    ])
      expect((await runs.start(person, domain)).statusCode).toBe(400);
    expect((await runs.call('POST', '/api/analyze', { body: { domain: 'site-5.example' } })).statusCode).toBe(
      401,
    );
  });

  it('lets exactly three of 50 parallel first scans of a trial account start', async () => {
    const { user } = await runs.person();
    const open = closeGate();
    const starts = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) =>
        startAnalysis(runs.deps, user, { domain: `site-${i}.example`, useSitemap: true }, { network: null }),
      ),
    );
    const refusals = starts.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    expect(refusals).toHaveLength(47);
    expect(new Set(refusals)).toEqual(new Set([expect.stringContaining('Free scan limit reached')]));
    open();
    for (const each of starts)
      if (each.status === 'fulfilled') expect(await runs.ended(each.value.runId)).toBe('completed');
    const [usage] = await runs.db.selectFrom('users').selectAll().where('id', '=', user.id).execute();
    expect(usage).toMatchObject({ credits: 0, free_scans_used: 3, pages_analyzed: 9 });
  });

  it('lets one of 50 parallel starts of the same site through', async () => {
    const { user } = await runs.person(100);
    const starts = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        startAnalysis(runs.deps, user, { domain: 'site-6.example', useSitemap: true }, { network: null }),
      ),
    );
    const begun = starts.flatMap((each) => (each.status === 'fulfilled' ? [each.value.runId] : []));
    expect(begun).toHaveLength(1);
    expect(await runs.ended(begun[0] ?? '')).toBe('completed');
  });

  it('refuses the fourth scan of a trial account, and pages beyond its limit, with the sentences of the specification', async () => {
    const person = await runs.person();
    const set = (values: { free_scans_used?: number; pages_analyzed?: number }) =>
      runs.db.updateTable('users').set(values).where('id', '=', person.user.id).execute();
    await set({ free_scans_used: 3, pages_analyzed: 9 });
    const fourth = await runs.start(person, 'site-7.example');
    expect([fourth.statusCode, fourth.json()]).toMatchObject([
      403,
      { code: 'free_scans_used', needsCredits: true, message: expect.stringContaining('Free scan limit') },
    ]);
    await set({ free_scans_used: 1 });
    const beyond = await runs.start(person, 'site-7.example');
    expect([beyond.statusCode, beyond.json()]).toMatchObject([
      403,
      { message: expect.stringContaining('limit reached') },
    ]);
    expect(beyond.json()).not.toHaveProperty('needsCredits');
    expect(await bookingsOf(person)).toEqual([['grant', 15]]);
  });

  it('lets a user run three at once; the others are queued', async () => {
    const person = await runs.person(500);
    const open = closeGate();
    const ids: string[] = [];
    for (const i of [10, 11, 12, 13, 14]) ids.push(await runs.started(person, `site-${i}.example`));
    const states = async () => (await Promise.all(ids.map(runs.stateOf))).toSorted();
    await expect.poll(states).toEqual(['queued', 'queued', 'running', 'running', 'running']);
    const other = await runs.person();
    const otherId = await runs.started(other, 'site-10.example');
    await expect.poll(() => runs.stateOf(otherId)).toBe('running');
    expect(await states()).toEqual(['queued', 'queued', 'running', 'running', 'running']);
    open();
    for (const id of [...ids, otherId]) expect(await runs.ended(id)).toBe('completed');
  });
});

describe('cancelling', () => {
  it('ends a running analysis immediately, once, at no cost', async () => {
    const person = await runs.person();
    const open = closeGate();
    const runId = await runs.started(person, 'site-20.example');
    await expect.poll(() => runs.stateOf(runId)).toBe('running');
    expect(await cancel(person, 'www.site-20.example')).toEqual({ cancelled: true });
    expect(await runs.stateOf(runId)).toBe('cancelled');
    expect(await cancel(person, 'site-20.example')).toEqual({ cancelled: false });
    expect(await usageOf(person)).toMatchObject({ credits: 15, freeScansUsed: 0 });
    const again = await runs.started(person, 'site-20.example');
    open();
    expect(await runs.ended(again)).toBe('completed');
    expect((await runs.call('GET', `/api/analysis/${runId}`, { cookie: person.cookie })).statusCode).toBe(
      404,
    );
  });

  it('is no loop without end: beyond its share of an hour the next start is refused, with the time to wait', async () => {
    const person = await runs.person(500);
    const other = await runs.person(500);
    const startAndCancel = async () => {
      await startAnalysis(
        runs.deps,
        person.user,
        { domain: 'site-22.example', useSitemap: false },
        { network: null },
      );
      await cancelAnalysis(runs.deps, person.user, 'site-22.example');
    };
    for (let i = 0; i < limits.runs.cancelledPerHour; i += 1) await startAndCancel();
    const refused = await runs.start(person, 'site-22.example');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.json<{ message: string }>().message).toMatch(
      /^You cancelled 20 analyses within an hour\. You can start the next one in \d\d minutes\.$/,
    );
    expect(await usageOf(person)).toMatchObject({ credits: 500 });
    // Whoever else wants the site is served.
    expect(await runs.ended(await runs.started(other, 'site-22.example'))).toBe('completed');
    await sql`
      update runs set ended_at = clock_timestamp() - interval '59 minutes 1 second' where user_id = ${person.user.id}`.execute(
      runs.db,
    );
    const sooner = await runs.start(person, 'site-22.example');
    expect(sooner.json<{ message: string }>().message).toContain('in 1 minute.');
    await sql`
      update runs set ended_at = clock_timestamp() - interval '1 hour' where user_id = ${person.user.id}`.execute(
      runs.db,
    );
    expect(await runs.ended(await runs.started(person, 'site-22.example'))).toBe('completed');
  });

  it('affects no other user', async () => {
    const [mine, theirs] = [await runs.person(), await runs.person()];
    const open = closeGate();
    const runId = await runs.started(mine, 'site-21.example');
    expect(await cancel(theirs, 'site-21.example')).toEqual({ cancelled: false });
    expect(await runs.stateOf(runId)).toMatch(/queued|running/);
    open();
    expect(await runs.ended(runId)).toBe('completed');
  });

  it('at every stage, including the end of a run, leaves every account consistent', {
    timeout: 240_000,
  }, async () => {
    const atEnd = Number.POSITIVE_INFINITY;
    // Of as many notifications as a run sends, for people whose runs compete for the workers.
    const stages = [
      [0, 1, 2, 3, 4, atEnd],
      [5, 6, 7, 8, 9, 10],
      [atEnd, 11, 0, 9, 3, 6],
      [8, 2, 10, 1, 7, 5],
    ];
    const outcomes = await Promise.all(
      stages.map(async (moments) => {
        const person = await runs.person(1000);
        const own: string[] = [];
        for (const [k, moment] of moments.entries()) {
          const domain = `site-${30 + k}.example`;
          const { runId } = await startAnalysis(
            runs.deps,
            person.user,
            { domain, useSitemap: false },
            { network: null },
          );
          await noticesOf(runId, moment);
          const { cancelled } = await cancelAnalysis(runs.deps, person.user, domain);
          const end = await runs.ended(runId);
          own.push(end);
          expect(end).toBe(cancelled ? 'cancelled' : 'completed');
        }
        const done = own.filter((end) => end === 'completed').length;
        expect((await usageOf(person)).credits).toBe(1000 - 3 * done);
        return own;
      }),
    );
    expect(outcomes.flat()).toHaveLength(24);
    expect(new Set(outcomes.flat())).toEqual(new Set(['cancelled', 'completed']));
  });
});

describe('deleting an account during its run', () => {
  it('ends its run and affects nobody else', async () => {
    const [gone, stays] = [await runs.person(), await runs.person()];
    const open = closeGate();
    const goneId = await runs.started(gone, 'site-90.example');
    const staysId = await runs.started(stays, 'site-90.example');
    await expect.poll(() => runs.stateOf(goneId)).toBe('running');
    await runs.db.deleteFrom('users').where('id', '=', gone.user.id).execute();
    open();
    expect(await runs.ended(staysId)).toBe('completed');
    expect(await runs.stateOf(goneId)).toBe('gone');
  });
});
