/** The state of one crawl while it runs. */

import type { FailureBudget } from '../fetch/get-with-retries.ts';
import type { HttpClient } from '../fetch/http-client.ts';
import type { Scope } from '../fetch/normalize-url.ts';
import type { RateLimiter } from '../fetch/rate-limiter.ts';
import type { CrawledPage, FetchRecord, FoundLink } from '../model/crawl-result.ts';
import type { Challenge } from '../model/find-challenge.ts';
import { CoverageLog } from './coverage-log.ts';
import type { RefreshTarget } from './follow-refreshes.ts';
import { Frontier } from './frontier.ts';
import type { PageCache } from './page-cache.ts';
import { createPoliteness, type Politeness } from './politeness.ts';
import { ReadingOrder } from './reading-order.ts';
import type { RobotsCache } from './robots/robots-cache.ts';
import { Signal } from './signal.ts';
import { newTally, type Tally, type UrlSource } from './tally.ts';
import { compileUrlPatterns, type UrlPatterns } from './url-patterns.ts';

/** What the owner of a site may ask for beside the usual crawl: plain data, so that it can be sent to another thread. */
export interface CrawlOptions {
  /** Scheme, host and port, as `http://localhost:8080`: nothing else is tried. */
  readonly origin?: string;
  /** The URLs of the site to start from, in place of its path. */
  readonly startUrls?: readonly string[];
  /** In sitemap mode, the sitemaps to read in place of those that robots.txt names. */
  readonly sitemapUrls?: readonly string[];
  /** Patterns as in robots.txt: only URLs that match one are read, besides those to start from. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  /** Reads what robots.txt of this host and its www. forbids, without its Crawl-delay: for its owner only. */
  readonly ignoredHost?: string | null;
  /** The first notes of the report. */
  readonly openingNotes?: readonly string[];
}

export interface CrawlRequest extends CrawlOptions {
  /** In ASCII, without scheme or port. */
  readonly host: string;
  /** Empty for the whole site. */
  readonly path: string;
  readonly mode: 'sitemap' | 'crawl';
  readonly maxPages: number;
  readonly crawlDelayMs: number;
  /** Requests in flight at the same time. */
  readonly concurrency?: number;
  /** Whether pages are crawled that are only linked, not listed in the sitemap or to start from; yes by default. */
  readonly followLinks?: boolean;
  /** Whether pages are read in an order that does not depend on which response comes first. Slow pages then hold up others. */
  readonly readsInOrder?: boolean;
}

export interface CrawlProgress {
  /** The page being analysed; null before the first and after the last. */
  readonly url: string | null;
  readonly analysed: number;
  /** The pages that were analysed and those that are known and still to be fetched, limit or not. */
  readonly found: number;
  /** How many of them are analysed in the end, as far as is known yet: less than `found` only because of a limit. */
  readonly expected: number;
}

/** For links that are known before a page is read to its end: they are followed at once. `isMoreToCome` as far as is known. */
export type FollowLinks = (links: readonly FoundLink[], isMoreToCome: boolean) => void;

export interface CrawlPorts {
  readonly client: HttpClient;
  /** Is called once for each page and returns its links. The page is not stored. */
  readonly readPage: (
    page: CrawledPage,
    follow: FollowLinks,
  ) => readonly FoundLink[] | Promise<readonly FoundLink[]>;
  /** Without it a refresh is followed as a link. */
  readonly refreshTarget?: RefreshTarget;
  readonly onProgress?: (progress: CrawlProgress) => void;
  /** Given by a caller that probes the site afterwards, so that rate limit and robots.txt are shared; else created here. */
  readonly politeness?: Politeness;
  /** Given by a caller that resumes an interrupted crawl. */
  readonly pageCache?: PageCache;
}

export interface CrawlState {
  readonly request: CrawlRequest;
  readonly ports: CrawlPorts;
  /** The caller's cancel and the time limit in one. */
  readonly signal: AbortSignal;
  readonly scope: Scope;
  readonly patterns: UrlPatterns;
  readonly rateLimiter: RateLimiter;
  readonly robotsCache: RobotsCache;
  readonly log: CoverageLog;
  /** For what is requested before the first page. */
  readonly startBudget: FailureBudget;
  readonly fetches: FetchRecord[];
  readonly notes: string[];
  readonly frontier: Frontier;
  /** Null when pages are read as they arrive. */
  readonly order: ReadingOrder | null;
  /** URLs being fetched. */
  readonly inFlight: Set<string>;
  /** Notified when a URL is done or links were found. */
  readonly changed: Signal;
  /** URLs that were requested, or are about to be. */
  readonly requested: Set<string>;
  /** Links as pages spell them, so that the next thousand equal ones are skipped early. */
  readonly knownLinks: Set<string>;
  readonly nofollowOnly: Set<string>;
  /** URLs that sitemaps name and no page links to, as far as is known. */
  readonly sitemapOnly: Set<string>;
  /** Those of them that are not requested unless a page links to them, because their budget is spent. */
  readonly setAside: Set<string>;
  /** Known once the origin is resolved. */
  startUrl: string;
  origin: string;
  analysed: number;
  /** Pages of the sitemap that did not fit into the frontier. */
  unqueued: number;
  readonly tallies: Readonly<Record<UrlSource, Tally>>;
  /** The bot challenges and block pages that we got. */
  readonly challenges: Challenge[];
  /** The sentence of a note when the crawl was stopped early. */
  stopped: string | null;
  /** URLs that answered with an error, not at all, or only to others. */
  readonly lost: Set<string>;
  /** A sentence when something else left a part of the site unknown. */
  partialBecause: string | null;
}

export function createCrawlState(request: CrawlRequest, ports: CrawlPorts, signal: AbortSignal): CrawlState {
  const { client } = ports;
  const { limits } = client;
  const maxEntries = Math.max(limits.coverageEntries, request.maxPages * 2);
  const { rateLimiter, robotsCache } =
    ports.politeness ?? createPoliteness(client, request.crawlDelayMs, signal, request);
  const origin = request.origin ?? `https://${request.host}`;
  return {
    request,
    ports,
    signal,
    scope: { host: request.host, path: request.path, port: URL.parse(origin)?.port ?? '' },
    patterns: compileUrlPatterns(request),
    rateLimiter,
    robotsCache,
    log: new CoverageLog(maxEntries),
    startBudget: { leftMs: limits.startMs },
    fetches: [],
    notes: [...(request.openingNotes ?? [])],
    frontier: new Frontier(origin, maxEntries),
    order: request.readsInOrder === true && request.concurrency !== 1 ? new ReadingOrder() : null,
    inFlight: new Set(),
    changed: new Signal(),
    requested: new Set(),
    knownLinks: new Set(),
    nofollowOnly: new Set(),
    sitemapOnly: new Set(),
    setAside: new Set(),
    startUrl: `${origin}/`,
    origin,
    analysed: 0,
    unqueued: 0,
    tallies: { links: newTally(), sitemap: newTally() },
    challenges: [],
    stopped: null,
    lost: new Set(),
    partialBecause: null,
  };
}

const foundSoFar = ({ analysed, inFlight, frontier, setAside, unqueued }: CrawlState): number =>
  analysed + inFlight.size + frontier.length + setAside.size + unqueued;

export function reportProgress(state: CrawlState, url: string | null): void {
  const found = foundSoFar(state);
  const expected = Math.min(state.request.maxPages, found);
  state.ports.onProgress?.({ url, analysed: state.analysed, found, expected });
}

/** Whatever is still queued stays unread. */
export function reportEnd(state: CrawlState): void {
  const { analysed } = state;
  state.ports.onProgress?.({ url: null, analysed, found: foundSoFar(state), expected: analysed });
}
