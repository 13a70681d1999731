/** Tests two web nodes with one database: each shows and cancels the other's runs. `npm run lab -- scale` does it with processes. */
import { Progress } from '@pagewright/contract/entities/progress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRunNotices } from './jobs/run-notices.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from './testing/test-runs.ts';

let site: TestSite;
let one: TestRuns;
let other: TestApp;
let otherUrl: string;
let closeNotices: () => Promise<void>;
beforeAll(async () => {
  site = await serveTestSite({ pages: 4 });
  one = await createTestRuns(site);
  const notices = await openRunNotices({ connection: one.connection, onFailure: () => undefined });
  closeNotices = notices.close;
  const { db, pool, connection } = one;
  const database = { db, pool, connection, close: () => Promise.resolve() };
  other = await createTestApp({ notices, queue: one.queue, now: () => new Date() }, {}, database);
  otherUrl = await other.app.listen({ host: '127.0.0.1', port: 0 });
  await one.work(1);
});
afterAll(async () => {
  await other.close();
  await closeNotices();
  await one.close();
  await site.close();
});

/** All events of the other node's stream, after its end. */
async function watchOnOther(cookie: string, domain: string): Promise<Progress[]> {
  const response = await fetch(`${otherUrl}/api/analyze/progress?domain=${domain}`, { headers: { cookie } });
  return (await response.text())
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => Progress.parse(JSON.parse(line.slice(6))));
}

describe('two web nodes', () => {
  it('show each other’s runs from beginning to end', async () => {
    const { cookie, user } = await one.person(50);
    const watched = watchOnOther(cookie, 'site-0.example');
    const runId = await one.started({ cookie, user }, 'site-0.example');
    const events = await watched;
    expect(events.at(-1)).toMatchObject({ status: 'completed', runId, analysis: { id: runId } });
    const percentages = events.map(({ percentage }) => percentage);
    expect(percentages).toEqual(percentages.toSorted((a, b) => a - b));
  });

  it('cancel each other’s runs, and both report it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    site.gate = promise;
    const { cookie, user } = await one.person(50);
    const runId = await one.started({ cookie, user }, 'site-1.example');
    await expect.poll(() => one.stateOf(runId)).toBe('running');
    const watched = watchOnOther(cookie, 'site-1.example');
    const body = { domain: 'site-1.example' };
    const answer = await other.call('POST', '/api/analyze/cancel', { cookie, body });
    expect(answer.json()).toEqual({ cancelled: true });
    expect((await watched).at(-1)?.status).toBe('cancelled');
    expect((await one.call('POST', '/api/analyze/cancel', { cookie, body })).json()).toEqual({
      cancelled: false,
    });
    site.gate = null;
    resolve();
  });
});
