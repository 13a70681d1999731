/** Tests that the visits of the browser and the requests of the crawler keep the delay together. */

import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { renderedPageFacts } from '../audit/testing/rendered-page.ts';
import { type Clock, realClock } from '../fetch/clock.ts';
import { parseConnectTo } from '../fetch/connect-to.ts';
import { createHttpClient } from '../fetch/http-client.ts';
import type { RenderPage } from '../render/page-renderer.ts';
import { fixturesRoot } from '../testing/audit-fixture.ts';
import { optionsFor } from '../testing/options-for.ts';
import { serveSite } from '../testing/serve-site.ts';
import { analyzeSite } from './analyze-site.ts';

/** Time passes only while somebody sleeps, and wakes sleepers in order. */
function orderlyClock(): Clock {
  let now = 1000;
  const sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  const wakeNext = (): void => {
    const next = sleepers.toSorted((a, b) => a.at - b.at)[0];
    if (next === undefined) return;
    sleepers.splice(sleepers.indexOf(next), 1);
    now = Math.max(now, next.at);
    next.wake();
  };
  return {
    now: () => now,
    sleep: (ms) =>
      new Promise((wake) => {
        sleepers.push({ at: now + ms, wake });
        setImmediate(wakeNext);
      }),
    deadline: realClock.deadline,
  };
}

it('the browser takes its turn among the requests of the crawler', async () => {
  const served = await serveSite(path.join(fixturesRoot, 'layout-faults'));
  const clock = orderlyClock();
  const sentAt: number[] = [];
  const client = createHttpClient({
    connectTo: parseConnectTo(served.connectTo),
    resolve: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
    clock,
    sharedRateLimit: {
      acquire: async (bucket) => {
        // Files have a limit of their own.
        if (bucket === served.host) sentAt.push(clock.now());
        return 0;
      },
      pause: () => undefined,
    },
  });
  onTestFinished(async () => {
    await client.close();
    await served.close();
  });
  const visits: number[] = [];
  const renderPage: RenderPage = async ({ url }, _signal, mayVisit) => {
    await mayVisit?.(url);
    visits.push(clock.now());
    const shots = { desktop: null, mobile: null, thumbnail: null, modelImage: null, unstored: [] };
    const facts = { ...renderedPageFacts({}), url };
    return { kind: 'rendered', facts, renderedHtml: null, ...shots, capturedAt: '2026-11-15T10:00:00.000Z' };
  };
  await analyzeSite(
    optionsFor(served.host, { maxPages: 100, crawlDelayMs: 100 }),
    { client, renderPage, onProgress: () => undefined, now: () => new Date('2026-11-15T10:00:07Z') },
    new AbortController().signal,
  );
  expect(visits).toHaveLength(10);
  expect(sentAt).toEqual(expect.arrayContaining(visits));
  const gaps = sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0));
  expect(sentAt.length).toBeGreaterThan(20);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
});
