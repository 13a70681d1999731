/** Analyses under way, through the API, with a real queue, real threads and a real site. */
import { Progress } from '@pagewright/contract/entities/progress';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUnbalancedAccounts, readLedger } from '../store/ledger.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from '../testing/test-runs.ts';

let site: TestSite;
let runs: TestRuns;
beforeAll(async () => {
  site = await serveTestSite({ pages: 6 });
  runs = await createTestRuns(site);
  await runs.work(3);
});
afterAll(async () => {
  await runs.close();
  await site.close();
});

const stateOf = async (runId: string): Promise<string> =>
  (await runs.db.selectFrom('runs').select('state').where('id', '=', runId).executeTakeFirstOrThrow()).state;

const ended = async (runId: string): Promise<string> => {
  await expect.poll(() => stateOf(runId), { timeout: 40_000 }).toMatch(/completed|failed|cancelled/);
  return stateOf(runId);
};

const start = async (cookie: string, domain: string) =>
  runs.call('POST', '/api/analyze', { cookie, body: { domain } });

const usageOf = async (cookie: string) => (await runs.call('GET', '/api/user/usage', { cookie })).json();

describe('an analysis', () => {
  it('is started, worked on, saved and paid for', async () => {
    const cookie = await runs.signUp();
    const begun = await start(cookie, 'Site-0.example/');
    expect([begun.statusCode, begun.json()]).toEqual([
      200,
      { domain: 'site-0.example', runId: expect.any(String) },
    ]);
    const { runId } = begun.json<{ runId: string }>();
    expect(await ended(runId)).toBe('completed');
    const analysis = await runs.call('GET', `/api/analysis/${runId}`, { cookie });
    expect(analysis.json()).toMatchObject({
      id: runId,
      domain: 'site-0.example',
      processingStats: { pagesAnalyzed: 3, creditsUsed: 5 },
    });
    expect(await usageOf(cookie)).toMatchObject({ credits: 10, pagesAnalyzed: 3, freeScansUsed: 1 });
    const { user_id: userId } = await runs.db
      .selectFrom('runs')
      .select('user_id')
      .where('id', '=', runId)
      .executeTakeFirstOrThrow();
    expect((await readLedger(runs.db, userId)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', -5],
      ['refund', 5],
      ['hold', -5],
      ['grant', 15],
    ]);
    const { rows } = await sql`select 1 from run_work`.execute(runs.db);
    expect(rows).toEqual([]);
    expect(await findUnbalancedAccounts(runs.db)).toEqual([]);
    expect(Progress.shape.status.options).toContain('completed');
  });
});
