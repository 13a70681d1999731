/** What one crawl knows while it runs. */
import type { CrawledPage, FoundLink, Visit } from '../facts/crawl-result.ts';
import { CoverageLog } from './coverage-log.ts';
import { Frontier } from './frontier.ts';
import type { HttpClient } from './http-client.ts';
import { createManners, type Manners } from './manners.ts';
import type { Pacer } from './pacer.ts';
import type { PageMemory } from './page-memory.ts';
import type { RobotsDesk } from './robots-desk.ts';
import type { Scope } from './url.ts';

export interface CrawlRequest {
  /** In ASCII, without scheme or port. */
  readonly host: string;
  /** Empty for the whole site. */
  readonly path: string;
  readonly mode: 'sitemap' | 'crawl';
  readonly maxPages: number;
  readonly crawlDelayMs: number;
  /** Requests under way at the same time. */
  readonly concurrency?: number;
  /** In sitemap mode, whether the room that the sitemap leaves is filled with linked pages; yes unless said. */
  readonly followLinks?: boolean;
}

export interface CrawlProgress {
  /** The page that is read now; null before the first and after the last. */
  readonly url: string | null;
  readonly analysed: number;
  /** The pages that were analysed and those that are known and still to be fetched, limit or not. */
  readonly found: number;
  /** How many of them are analysed in the end, as far as is known yet: less than `found` only because of a limit. */
  readonly expected: number;
}

export interface CrawlPorts {
  readonly client: HttpClient;
  /** Is given each page once and says what it links to. The page is not kept. */
  readonly readPage: (page: CrawledPage) => readonly FoundLink[] | Promise<readonly FoundLink[]>;
  readonly onProgress?: (progress: CrawlProgress) => void;
  /** Given by a caller that goes on to probe the site, so that pace and robots.txt stay the same; else made here. */
  readonly manners?: Manners;
  /** Given by a caller that takes up a crawl which was broken off. */
  readonly memory?: PageMemory;
}

export interface CrawlState {
  readonly request: CrawlRequest;
  readonly ports: CrawlPorts;
  /** The caller's cancel and the time limit in one. */
  readonly signal: AbortSignal;
  readonly scope: Scope;
  readonly pacer: Pacer;
  readonly desk: RobotsDesk;
  readonly log: CoverageLog;
  readonly visits: Visit[];
  readonly notes: string[];
  readonly frontier: Frontier;
  /** Being fetched. */
  readonly underWay: Set<string>;
  /** Asked for, or about to be. */
  readonly taken: Set<string>;
  /** Links in the spelling of the pages, to pass the next thousand alike without a second thought. */
  readonly knownLinks: Set<string>;
  readonly nofollowOnly: Set<string>;
  /** Set once it is known where the site answers. */
  startUrl: string;
  origin: string;
  requests: number;
  analysed: number;
  /** Pages of the sitemap for which there was no room in the queue. */
  unqueued: number;
  /** Answers that kept the crawler out. */
  blocked: number;
  /** Requests in a row without any answer. */
  silent: number;
  /** A note's sentence when the crawl ended before its time. */
  stopped: string | null;
  /** Trouble left something of the site unread. */
  hasLostPages: boolean;
}

export function createCrawlState(request: CrawlRequest, ports: CrawlPorts, signal: AbortSignal): CrawlState {
  const { client } = ports;
  const { limits } = client;
  const mostEntries = Math.max(limits.coverageEntries, request.maxPages * 2);
  const { pacer, desk } = ports.manners ?? createManners(client, request.crawlDelayMs, signal);
  const origin = `https://${request.host}`;
  return {
    request,
    ports,
    signal,
    scope: { host: request.host, path: request.path },
    pacer,
    desk,
    log: new CoverageLog(mostEntries),
    visits: [],
    notes: [],
    frontier: new Frontier(origin, mostEntries),
    underWay: new Set(),
    taken: new Set(),
    knownLinks: new Set(),
    nofollowOnly: new Set(),
    startUrl: `${origin}/`,
    origin,
    requests: 0,
    analysed: 0,
    unqueued: 0,
    blocked: 0,
    silent: 0,
    stopped: null,
    hasLostPages: false,
  };
}

/** Requests that are still allowed: `maxPages` and a little more for what is no page. */
export const requestsLeft = ({ request, ports, requests, desk }: CrawlState): number =>
  request.maxPages + ports.client.limits.extraRequests - requests - desk.requests();

const foundSoFar = ({ analysed, underWay, frontier, unqueued }: CrawlState): number =>
  analysed + underWay.size + frontier.length + unqueued;

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
