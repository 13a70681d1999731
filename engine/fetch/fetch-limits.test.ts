/** The limits of a crawl as they are chosen: a change of one of them is a decision, not an accident. */
import { expect, it } from 'vitest';
import { crawlLimits } from './fetch-limits.ts';

it('has the chosen limits', () => {
  expect(crawlLimits).toEqual({
    htmlBytes: 5_242_880,
    sitemapBytes: 52_428_800,
    robotsBytes: 512_000,
    headerBytes: 262_144,
    connectMs: 10_000,
    dnsTimeoutMs: 2000,
    firstByteMs: 15_000,
    silentMs: 18_000,
    pageMs: 30_000,
    sitemapMs: 45_000,
    sitemapsMs: 120_000,
    startMs: 50_000,
    startPageMs: 20_000,
    scanMs: 900_000,
    noPageMs: Number.POSITIVE_INFINITY,
    urlLength: 2048,
    pathDepth: 12,
    redirects: 10,
    retries: 2,
    backOffMs: 1000,
    retryAfterMs: 60_000,
    retryAfterTotalMs: 120_000,
    crawlDelayMaxMs: 30_000,
    probeMs: 120_000,
    sitemapFiles: 20,
    sitemapFailures: 2,
    sitemapUrls: 50_000,
    sitemapDepth: 3,
    wastedRequests: 200,
    wastedRequestsPerPage: 10,
    coverageEntries: 10_000,
  });
});
