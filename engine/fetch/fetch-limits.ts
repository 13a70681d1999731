/** The limits of a crawl: bytes, milliseconds, redirects and attempts. */

const MiB = 1024 * 1024;

export const crawlLimits = {
  htmlBytes: 5 * MiB,
  sitemapBytes: 50 * MiB,
  robotsBytes: 500 * 1024,
  /** As browsers: Chromium reads up to 256 KiB. */
  headerBytes: 256 * 1024,
  connectMs: 10_000,
  /** Timeout of a DNS that has never responded, where sites are reached without it. */
  dnsTimeoutMs: 2000,
  firstByteMs: 15_000,
  /** All attempts for one URL together, while the server says nothing at all. */
  silentMs: 18_000,
  /** One page with all its redirects, retries apart. */
  pageMs: 30_000,
  sitemapMs: 45_000,
  /** After so long no other sitemap is requested: most of the time is for the pages. */
  sitemapsMs: 2 * 60_000,
  /** Failed requests before the first page together: robots.txt, sitemaps and the start page. */
  startMs: 50_000,
  /** Of that, so much is left for the start page whatever the others took. */
  startPageMs: 20_000,
  scanMs: 15 * 60_000,
  /** A crawl whose requests have led to no page for so long ends with what it has. */
  noPageMs: Number.POSITIVE_INFINITY,
  urlLength: 2048,
  pathDepth: 12,
  redirects: 10,
  retries: 2,
  /** The wait before the first retry; each further one is four times as long, so that two span five seconds. */
  backOffMs: 1000,
  /** The longest Retry-After that is waited for. */
  retryAfterMs: 60_000,
  /** All pauses for Retry-After of one crawl together. */
  retryAfterTotalMs: 120_000,
  /** The longest Crawl-delay of robots.txt that is applied in full. */
  crawlDelayMaxMs: 30_000,
  /** All requests besides the crawl, which a long delay would draw out for hours. */
  probeMs: 2 * 60_000,
  sitemapFiles: 20,
  /** After so many sitemaps without a complete response no other is requested. */
  sitemapFailures: 2,
  sitemapUrls: 50_000,
  sitemapDepth: 3,
  /** Requests that may lead to no page (redirects, dead links, files): so many, and more for each page of `maxPages`. */
  wastedRequests: 200,
  wastedRequestsPerPage: 10,
  coverageEntries: 10_000,
} as const;

export type CrawlLimits = { readonly [Name in keyof typeof crawlLimits]: number };
