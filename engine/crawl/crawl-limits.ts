/** How much of a stranger's server is borne before it is left: bytes, milliseconds, hops and attempts. */

const MiB = 1024 * 1024;

export const crawlLimits = {
  htmlBytes: 5 * MiB,
  sitemapBytes: 50 * MiB,
  robotsBytes: 500 * 1024,
  headerBytes: 64 * 1024,
  connectMs: 10_000,
  /** How long a DNS that never answered is waited for where sites are reached without it. */
  silentDnsMs: 2000,
  firstByteMs: 15_000,
  /** One page with all its redirects, retries apart. */
  pageMs: 30_000,
  sitemapMs: 45_000,
  scanMs: 15 * 60_000,
  urlLength: 2048,
  pathDepth: 12,
  redirects: 10,
  retries: 2,
  /** The wait before the first retry; each further one is four times as long, so that two span five seconds. */
  backOffMs: 1000,
  /** A server that asks for a longer pause than this is not asked again. */
  retryAfterMs: 60_000,
  /** All pauses for Retry-After of one crawl together. */
  retryAfterTotalMs: 120_000,
  sitemapFiles: 20,
  /** Sitemaps that did not answer, or not to the end, before no other is asked for. */
  sitemapSilences: 2,
  sitemapUrls: 50_000,
  sitemapDepth: 3,
  /** Requests beyond `maxPages` that robots, sitemaps, redirects and failures may cost. */
  extraRequests: 30,
  coverageEntries: 10_000,
} as const;

export type CrawlLimits = { readonly [Name in keyof typeof crawlLimits]: number };
