/** The state of one crawl while it runs. */

import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import type { FailureBudget } from '../fetch/get-with-retries.ts';
import type { HttpClient } from '../fetch/http-client.ts';
import type { Scope } from '../fetch/normalize-url.ts';
import type { CrawledPage, FoundLink } from '../model/crawl-result.ts';
import { Coverage } from './coverage.ts';
import type { CrawlJournal } from './crawl-journal.ts';
import type { RefreshTarget } from './follow-refreshes.ts';
import { Frontier } from './frontier.ts';
import type { PageCache } from './page-cache.ts';
import { createPoliteness, type Politeness } from './politeness.ts';
import { RequestBudget } from './request-budget.ts';
import { compileUrlPatterns, type UrlPatterns } from './url-patterns.ts';

/** Wakes the one who waits, at the latest after a while. */
class Signal {
  #resume: () => void = () => undefined;

  notify(): void {
    this.#resume();
  }

  async waitAtMost(ms: number): Promise<void> {
    const timer = setTimeout(() => this.notify(), ms);
    await new Promise<void>((resolve) => {
      this.#resume = resolve;
    });
    clearTimeout(timer);
  }
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
  /** Whether pages are read in an order that does not depend on which response comes first. Slow pages then hold up others. */
  readonly readsInOrder?: boolean;
  /** Given by a caller that probes the site afterwards, so that rate limit and robots.txt are shared; else created here. */
  readonly politeness?: Politeness;
  /** Given by a caller that resumes an interrupted crawl. */
  readonly pageCache?: PageCache;
  /** Given by a caller that may resume this crawl without its pages; not for pages that are read in order. */
  readonly journal?: CrawlJournal;
}

/** What the crawl keeps to. */
interface CrawlPoliteness extends Politeness {
  /** For what is requested before the first page. */
  readonly startBudget: FailureBudget;
}

/** The part of the web that is crawled. */
interface CrawledSite {
  readonly scope: Scope;
  readonly patterns: UrlPatterns;
  /** Known once the origin is resolved. */
  startUrl: string;
  origin: string;
}

/** Each part of what changes during a crawl belongs to one of these. */
export class CrawlState {
  readonly options: AuditOptions;
  readonly ports: CrawlPorts;
  /** The caller's cancel and the time limit in one. */
  readonly signal: AbortSignal;
  readonly site: CrawledSite;
  readonly politeness: CrawlPoliteness;
  readonly frontier: Frontier;
  readonly coverage: Coverage;
  readonly budget: RequestBudget;
  /** Notified when a URL is done or links were found. */
  readonly changed = new Signal();

  constructor(options: AuditOptions, ports: CrawlPorts, signal: AbortSignal) {
    const { client } = ports;
    const { host, path, maxPages } = options;
    const origin = options.origin ?? `https://${host}`;
    const maxEntries = Math.max(client.limits.coverageEntries, maxPages * 2);
    this.options = options;
    this.ports = ports;
    this.signal = signal;
    this.site = {
      scope: { host, path, port: URL.parse(origin)?.port ?? '' },
      patterns: compileUrlPatterns(options),
      startUrl: `${origin}/`,
      origin,
    };
    this.politeness = {
      ...(ports.politeness ?? createPoliteness(client, options, signal)),
      startBudget: { leftMs: client.limits.startMs },
    };
    this.frontier = new Frontier(origin, maxEntries, ports.readsInOrder === true && options.concurrency > 1);
    this.coverage = new Coverage(maxEntries, options.openingNotes);
    this.budget = new RequestBudget(client, maxPages, this.frontier.sitemapOnly);
  }
}

const foundSoFar = ({ coverage, frontier }: CrawlState): number =>
  coverage.analysed + frontier.inFlight.size + frontier.length + frontier.setAside.size + frontier.unqueued;

export function reportProgress(state: CrawlState, url: string | null): void {
  const found = foundSoFar(state);
  const expected = Math.min(state.options.maxPages, found);
  state.ports.onProgress?.({ url, analysed: state.coverage.analysed, found, expected });
}

/** Whatever is still queued stays unread. */
export function reportEnd(state: CrawlState): void {
  const { analysed } = state.coverage;
  state.ports.onProgress?.({ url: null, analysed, found: foundSoFar(state), expected: analysed });
}
