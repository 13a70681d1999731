/** Finds and reads all sitemaps of a site: those of robots.txt, else the default paths, and what indexes list. */

import type { FetchOptions } from '../../fetch/fetch-page.ts';
import type { SilenceBudget } from '../../fetch/get-with-retries.ts';
import type { HttpClient } from '../../fetch/http-client.ts';
import { normaliseUrl } from '../../fetch/normalize-url.ts';
import type { SitemapEntry, SitemapFile, SitemapProblem, SitemapSet } from '../../model/sitemap-facts.ts';
import { readSitemap, type SitemapContent } from './fetch-sitemap.ts';

export interface SitemapSearch {
  readonly client: HttpClient;
  readonly origin: string;
  /** The Sitemap lines of robots.txt. */
  readonly declared: readonly string[];
  /** A sentence when robots.txt or the crawl's own budget forbids a URL. */
  readonly refuse: (url: URL) => string | null | Promise<string | null>;
  readonly fetchOptions: Pick<FetchOptions, 'signal' | 'rateLimiter' | 'retries' | 'failureBudget'>;
}

interface Candidate {
  readonly url: string;
  readonly foundIn: SitemapFile['foundIn'];
  readonly foundOn: string | null;
  readonly depth: number;
}

interface SitemapCrawl {
  readonly search: SitemapSearch;
  readonly files: SitemapFile[];
  readonly entries: SitemapEntry[];
  readonly seen: Set<string>;
  /** For all files: a site that does not respond one of them will hardly answer the next. */
  readonly silence: SilenceBudget;
  /** When the time for all files is over. */
  readonly endsAt: number;
  isComplete: boolean;
  failures: number;
}

const defaultPaths = ['/sitemap.xml', '/sitemap_index.xml', '/sitemap-index.xml', '/wp-sitemap.xml'];

/** Faults that leave entries unread, as against those of a single entry. */
const losesEntries = ({ kind }: SitemapProblem): boolean =>
  kind !== 'bad-location' &&
  kind !== 'unescaped-ampersand' &&
  kind !== 'unclosed-element' &&
  kind !== 'empty';

/** A file that does not exist lists nothing, so nothing is unread. */
export const isGone = (status: number | null): boolean => status === 404 || status === 410;

async function readCandidate(
  { search, entries, silence }: SitemapCrawl,
  candidate: Candidate,
): Promise<SitemapContent> {
  const { client, refuse, fetchOptions } = search;
  const url = URL.parse(candidate.url);
  const refusal = url === null ? 'This is not a valid URL.' : await refuse(url);
  if (refusal !== null) {
    const problem = { kind: 'forbidden', detail: refusal, line: null } as const;
    return { status: null, kind: null, entries: [], bytes: 0, problems: [problem] };
  }
  const sitemapUrls = client.limits.sitemapUrls - entries.length;
  const limited = { ...client, limits: { ...client.limits, sitemapUrls } };
  // A default path has fewer retries than a declared sitemap.
  const retries = candidate.foundIn === 'usual-place' ? 1 : (fetchOptions.retries ?? client.limits.retries);
  return readSitemap(limited, candidate.url, { ...fetchOptions, retries, silence, refuseRedirect: refuse });
}

/** Reads one file and returns the files it lists. */
async function readSitemapFile(crawl: SitemapCrawl, candidate: Candidate): Promise<readonly Candidate[]> {
  const { url, foundIn, foundOn, depth } = candidate;
  const { status, kind, entries, bytes, problems } = await readCandidate(crawl, candidate);
  const file = crawl.files.length;
  crawl.files.push({ url, foundIn, foundOn, status, kind, count: entries.length, bytes, problems });
  if (problems.some((problem) => problem.kind === 'unreachable')) crawl.failures += 1;
  if (problems.some(losesEntries) && foundIn !== 'usual-place' && !isGone(status)) crawl.isComplete = false;
  if (kind === 'index')
    return entries.map((entry) => ({ url: entry.url, foundIn: 'index', foundOn: url, depth: depth + 1 }));
  for (const entry of entries) crawl.entries.push({ ...entry, file });
  return [];
}

/** Depth first in the listed order; no file is read twice. */
async function follow(crawl: SitemapCrawl, start: Candidate): Promise<void> {
  const { limits } = crawl.search.client;
  const stack = [start];
  for (let candidate = stack.pop(); candidate !== undefined; candidate = stack.pop()) {
    const key = normaliseUrl(candidate.url) ?? candidate.url;
    if (crawl.seen.has(key)) continue;
    const isOverLimit =
      crawl.failures >= limits.sitemapFailures ||
      crawl.silence.leftMs <= 0 ||
      crawl.search.client.clock.now() >= crawl.endsAt ||
      (crawl.search.fetchOptions.failureBudget?.leftMs ?? 1) <= 0 ||
      crawl.files.length >= limits.sitemapFiles ||
      crawl.entries.length >= limits.sitemapUrls ||
      candidate.depth >= limits.sitemapDepth;
    if (isOverLimit) {
      crawl.isComplete = false;
      continue;
    }
    crawl.seen.add(key);
    const children = await readSitemapFile(crawl, candidate);
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) stack.push(child);
    }
  }
}

export async function readSitemaps(search: SitemapSearch): Promise<SitemapSet> {
  const { limits, clock } = search.client;
  const crawl: SitemapCrawl = {
    search,
    files: [],
    entries: [],
    seen: new Set(),
    silence: { leftMs: limits.silentMs },
    endsAt: clock.now() + limits.sitemapsMs,
    isComplete: true,
    failures: 0,
  };
  for (const url of search.declared) await follow(crawl, { url, foundIn: 'robots', foundOn: null, depth: 0 });
  for (const place of defaultPaths) {
    if (crawl.entries.length > 0) break;
    await follow(crawl, { url: `${search.origin}${place}`, foundIn: 'usual-place', foundOn: null, depth: 0 });
  }
  return { files: crawl.files, entries: crawl.entries, isComplete: crawl.isComplete };
}
