/** Finds and reads all sitemaps of a site: those robots.txt names, else the usual places, and what indexes list. */
import type { SitemapEntry, SitemapFile, SitemapProblem, SitemapSet } from '../facts/sitemap-facts.ts';
import type { FetchOptions } from './fetch-page.ts';
import type { HttpClient } from './http-client.ts';
import { readSitemap, type SitemapContent } from './read-sitemap.ts';
import { normaliseUrl } from './url.ts';

export interface SitemapSearch {
  readonly client: HttpClient;
  readonly origin: string;
  /** The Sitemap lines of robots.txt. */
  readonly declared: readonly string[];
  /** A sentence when robots.txt or the crawl's own budget forbids an address. */
  readonly refuse: (url: URL) => string | null | Promise<string | null>;
  readonly fetchOptions: Pick<FetchOptions, 'signal' | 'pace' | 'retries'>;
}

interface Candidate {
  readonly url: string;
  readonly foundIn: SitemapFile['foundIn'];
  readonly foundOn: string | null;
  readonly depth: number;
}

interface Walk {
  readonly search: SitemapSearch;
  readonly files: SitemapFile[];
  readonly entries: SitemapEntry[];
  readonly seen: Set<string>;
  isComplete: boolean;
  silences: number;
}

const usualPlaces = ['/sitemap.xml', '/sitemap_index.xml', '/sitemap-index.xml', '/wp-sitemap.xml'];

/** Faults that leave entries unread, as against those of a single entry. */
const losesEntries = ({ kind }: SitemapProblem): boolean =>
  kind !== 'bad-location' && kind !== 'unescaped-ampersand' && kind !== 'empty';

async function readCandidate({ search, entries }: Walk, candidate: Candidate): Promise<SitemapContent> {
  const { client, refuse, fetchOptions } = search;
  const url = URL.parse(candidate.url);
  const refusal = url === null ? 'This is not a valid address.' : await refuse(url);
  if (refusal !== null) {
    const problem = { kind: 'forbidden', detail: refusal, line: null } as const;
    return { status: null, kind: null, entries: [], bytes: 0, problems: [problem] };
  }
  const sitemapUrls = client.limits.sitemapUrls - entries.length;
  const limited = { ...client, limits: { ...client.limits, sitemapUrls } };
  // A guess is not worth as much patience as an address that somebody named.
  const retries = candidate.foundIn === 'usual-place' ? 1 : (fetchOptions.retries ?? client.limits.retries);
  return readSitemap(limited, candidate.url, { ...fetchOptions, retries, refuseRedirect: refuse });
}

/** Reads one file and returns the files it lists. */
async function visit(walk: Walk, candidate: Candidate): Promise<readonly Candidate[]> {
  const { url, foundIn, foundOn, depth } = candidate;
  const { status, kind, entries, bytes, problems } = await readCandidate(walk, candidate);
  const file = walk.files.length;
  walk.files.push({ url, foundIn, foundOn, status, kind, count: entries.length, bytes, problems });
  if (problems.some((problem) => problem.kind === 'unreachable')) walk.silences += 1;
  if (problems.some(losesEntries) && foundIn !== 'usual-place') walk.isComplete = false;
  if (kind === 'index')
    return entries.map((entry) => ({ url: entry.url, foundIn: 'index', foundOn: url, depth: depth + 1 }));
  for (const entry of entries) walk.entries.push({ ...entry, file });
  return [];
}

/** Depth first in the listed order; an index that lists itself or one seen before is not read again. */
async function follow(walk: Walk, start: Candidate): Promise<void> {
  const { limits } = walk.search.client;
  const stack = [start];
  for (let candidate = stack.pop(); candidate !== undefined; candidate = stack.pop()) {
    const key = normaliseUrl(candidate.url) ?? candidate.url;
    if (walk.seen.has(key)) continue;
    const isOverLimit =
      walk.silences >= limits.sitemapSilences ||
      walk.files.length >= limits.sitemapFiles ||
      walk.entries.length >= limits.sitemapUrls ||
      candidate.depth >= limits.sitemapDepth;
    if (isOverLimit) {
      walk.isComplete = false;
      continue;
    }
    walk.seen.add(key);
    const children = await visit(walk, candidate);
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) stack.push(child);
    }
  }
}

export async function readSitemaps(search: SitemapSearch): Promise<SitemapSet> {
  const walk: Walk = { search, files: [], entries: [], seen: new Set(), isComplete: true, silences: 0 };
  for (const url of search.declared) await follow(walk, { url, foundIn: 'robots', foundOn: null, depth: 0 });
  for (const place of usualPlaces) {
    if (walk.entries.length > 0) break;
    await follow(walk, { url: `${search.origin}${place}`, foundIn: 'usual-place', foundOn: null, depth: 0 });
  }
  return { files: walk.files, entries: walk.entries, isComplete: walk.isComplete };
}
