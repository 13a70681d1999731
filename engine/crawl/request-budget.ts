/** Counts the requests that lead to no page, by where their URLs were found, so that no site can keep a crawl busy forever. */
import type { Message } from '@pagewright/contract/entities/message';
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';
import type { HttpClient } from '../fetch/http-client.ts';

/** URLs that only a sitemap names have a budget of their own: a bad sitemap must not cost a page that links lead to. */
export type UrlSource = 'links' | 'sitemap';

export interface Tally {
  fetches: number;
  /** Responses that blocked the crawler. */
  blocked: number;
  /** Requests in a row without any response. */
  consecutiveFailures: number;
  /** Requests that led to no page: redirects, dead links, files. */
  wasted: number;
  /** Why no more of these URLs are requested. */
  stopped: Message | null;
}

const newTally = (): Tally => ({
  fetches: 0,
  blocked: 0,
  consecutiveFailures: 0,
  wasted: 0,
  stopped: null,
});

export class RequestBudget {
  readonly tallies: Readonly<Record<UrlSource, Tally>> = { links: newTally(), sitemap: newTally() };
  /** When a page was read last; before the first, when the crawl began. */
  lastPageAt: number;
  /** Why the crawl was stopped early. */
  stopped: Message | null = null;
  readonly #client: HttpClient;
  /** The most requests without a page; the number of pages is limited separately. */
  readonly #maxWasted: number;
  readonly #sitemapOnly: ReadonlySet<string>;

  constructor(client: HttpClient, maxPages: number, sitemapOnly: ReadonlySet<string>) {
    const { wastedRequests, wastedRequestsPerPage } = client.limits;
    this.#client = client;
    this.#maxWasted = wastedRequests + wastedRequestsPerPage * maxPages;
    this.#sitemapOnly = sitemapOnly;
    this.lastPageAt = client.clock.now();
  }

  sourceOf(url: string): UrlSource {
    return this.#sitemapOnly.has(url) ? 'sitemap' : 'links';
  }

  tallyOf(url: string): Tally {
    return this.tallies[this.sourceOf(url)];
  }

  /** Books a request that led to no page. */
  spend(url: string): void {
    const tally = this.tallyOf(url);
    tally.wasted += 1;
    const { clock, limits } = this.#client;
    if (clock.now() - this.lastPageAt >= limits.noPageMs)
      this.stopped ??= crawlMessage('no-pages', { minutes: Math.round(limits.noPageMs / 60_000) });
    if (tally.wasted >= this.#maxWasted)
      tally.stopped ??= crawlMessage('request-limit', { most: this.#maxWasted });
  }

  /** Books a page. */
  renew(): void {
    this.lastPageAt = this.#client.clock.now();
  }

  /** Whether any of the URLs may still be requested. */
  get isLeft(): boolean {
    return Object.values(this.tallies).some(({ stopped }) => stopped === null);
  }
}
