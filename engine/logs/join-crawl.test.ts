/** Tries the visits of crawlers beside the pages of a crawl. */

import { Readable } from 'node:stream';
import type { LogSummary } from '@pagewright/contract/entities/server-log';
import { expect, it } from 'vitest';
import { analyzeLogs } from './analyze-logs.ts';
import { joinCrawl } from './join-crawl.ts';

const line = (agent: string, path: string, status = 200): string =>
  `203.0.113.9 - - [18/Nov/2026:10:00:00 +0000] "GET ${path} HTTP/1.1" ${status} 9 "-" "${agent}/2.1"\n`;

async function summaryOf(log: string): Promise<LogSummary> {
  const outcome = await analyzeLogs([{ name: 'x', bytes: Readable.from([Buffer.from(log)]) }]);
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.code);
  return outcome.summary;
}

const origin = 'https://shop.example';

it('finds pages that no crawler visits, and visited ones that the crawl did not find', async () => {
  const summary = await summaryOf(
    [
      line('Googlebot', '/'),
      line('GPTBot', '/caf%C3%A9'),
      line('AhrefsBot', '/only-a-tool'),
      line('Googlebot', '/orphan'),
      line('AhrefsBot', '/orphan-of-a-tool'),
      line('Googlebot', '/gone', 404),
      line('Googlebot', '/style.css?v=2'),
      line('Googlebot', '/linked'),
    ].join(''),
  );
  const pages = [`${origin}/`, `${origin}/café`, `${origin}/only-a-tool`, `${origin}/never`];
  const join = joinCrawl(summary, { pages, found: [{ url: `${origin}/linked` }] });
  expect(join).toMatchObject({
    unvisited: [`${origin}/only-a-tool`, `${origin}/never`],
    unvisitedCount: 2,
    unknown: [{ path: '/orphan', hits: 1, last: '2026-11-18T10:00:00.000Z' }],
    unknownCount: 1,
    pages: 4,
    isComplete: true,
  });
});
