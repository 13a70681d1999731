/** Runs of many users in one worker, with the settings it has when nothing is configured. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from './startup/env.ts';
import { type Closer, startWorking } from './startup/open-runs.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from './testing/test-runs.ts';

let site: TestSite;
let runs: TestRuns;
const closers: Closer[] = [];
beforeAll(async () => {
  site = await serveTestSite({ pages: 100 });
  runs = await createTestRuns(site);
  closers.push({ what: 'test', close: runs.close }, { what: 'queue', close: runs.queue.close });
  const { RUNS_AT_ONCE: slots, RUNS_PER_WORKER: mostRuns } = readEnv({});
  await startWorking({
    deps: runs.deps,
    queue: runs.queue,
    setup: { connectTo: runs.connectTo, aboutUrl: 'http://localhost:3000/how-it-works', hasSuggester: false },
    mostRuns,
    slots,
    closers,
    stopping: new AbortController().signal,
  });
});
afterAll(async () => {
  for (const { close } of closers.toReversed()) await close();
  await site.close();
});

describe('three slow runs of one user', () => {
  it('stop nobody else: ten others are done while they crawl', { timeout: 120_000 }, async () => {
    const slow = await runs.person(1000, { crawlDelay: 3000, maxPages: 100 });
    const slowIds: string[] = [];
    for (const host of ['site-0.example', 'site-1.example', 'site-2.example'])
      slowIds.push(await runs.started(slow, host));
    for (const id of slowIds) await expect.poll(() => runs.stateOf(id), { timeout: 30_000 }).toBe('running');
    const ids: string[] = [];
    for (let i = 10; i < 20; i += 1)
      ids.push(await runs.started(await runs.person(100, { maxPages: 1 }), `site-${i}.example`));
    expect(new Set(await Promise.all(ids.map(runs.ended)))).toEqual(new Set(['completed']));
    expect(await Promise.all(slowIds.map(runs.stateOf))).toEqual(['running', 'running', 'running']);
  });
});
