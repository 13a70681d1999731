/** Runs of many users in one worker, with the settings it has when nothing is configured. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '@pagewright/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from './startup/env.ts';
import { type Closer, startWorking } from './startup/open-runs.ts';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  testHosts,
} from './testing/test-runs.ts';

const slowHosts = Array.from({ length: 90 }, (_, i) => `slow-${i}.example`);

/** A site that wants 30 seconds between requests, and whose links only redirect. */
function crawlSlowly({ headers, url }: IncomingMessage, response: ServerResponse): boolean {
  if (headers.host?.startsWith('slow-') !== true || url === '/') return false;
  if (url === '/robots.txt') response.end('User-agent: *\nCrawl-delay: 30\n');
  else response.writeHead(302, { location: `${url ?? ''}0` }).end();
  return true;
}

let site: TestSite;
let runs: TestRuns;
const closers: Closer[] = [];
beforeAll(async () => {
  site = await serveTestSite({ pages: 100, oddly: crawlSlowly });
  runs = await createTestRuns({ port: site.port, hosts: [...testHosts, ...slowHosts] });
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
  it('stop nobody else: ten others are done while they crawl', async () => {
    const slow = await runs.person(1000, { crawlDelay: 3000, maxPages: 100 });
    const slowIds: string[] = [];
    for (const host of ['site-0.example', 'site-1.example', 'site-2.example'])
      slowIds.push(await runs.started(slow, host));
    for (const id of slowIds) await expect.poll(() => runs.stateOf(id)).toBe('running');
    const ids: string[] = [];
    for (let i = 10; i < 20; i += 1)
      ids.push(await runs.started(await runs.person(100, { maxPages: 1 }), `site-${i}.example`));
    expect(new Set(await Promise.all(ids.map(runs.ended)))).toEqual(new Set(['completed']));
    expect(await Promise.all(slowIds.map(runs.stateOf))).toEqual(['running', 'running', 'running']);
  });
});

describe('ninety free runs that only wait', () => {
  it('take no place: a paid run begins and ends beside them', { timeout: 180_000 }, async () => {
    const slow: string[] = [];
    for (let account = 0; account < 30; account += 1) {
      const { cookie } = await runs.person(undefined, { crawlDelay: 100 });
      for (let i = 0; i < 3; i += 1) {
        const body = { domain: slowHosts[3 * account + i] };
        const address = `198.51.100.${account % 5}`;
        slow.push((await runs.call('POST', '/api/analyze', { cookie, body, address })).json().runId);
      }
    }
    const stateOfAll = async (): Promise<string[]> =>
      (await runs.db.selectFrom('runs').select('state').where('id', 'in', slow).execute()).map(
        ({ state }) => state,
      );
    const countRunning = async () => (await stateOfAll()).filter((state) => state === 'running').length;
    // Those that wait have given their places to others.
    await expect.poll(countRunning, { timeout: 60_000 }).toBe(5 * limits.runs.trialPerNetwork);
    const paid = await runs.person(100, { maxPages: 1 });
    expect(await runs.ended(await runs.started(paid, 'site-99.example'))).toBe('completed');
    const free = await runs.person(undefined, { maxPages: 1 });
    expect(await runs.ended(await runs.started(free, 'site-98.example'))).toBe('completed');
    expect((await stateOfAll()).filter((state) => state === 'completed')).toEqual([]);
  });
});
