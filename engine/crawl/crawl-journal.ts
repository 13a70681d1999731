/** The port to the requests of a crawl as they are done, from which an interrupted crawl goes on without repeating them. */
import type { FetchRecord, FoundLink } from '../model/crawl-result.ts';
import type { FetchedPage, FetchResult } from '../model/fetched-page.ts';
import type { Challenge } from '../model/find-challenge.ts';
import type { CrawlOutcome } from './coverage.ts';

/** One request with its redirects, and what it did to the crawl: plain data. */
export interface RequestRecord {
  readonly kind: FetchResult['kind'];
  readonly fetch: FetchRecord;
  /** Clicks from the start. */
  readonly depth: number;
  readonly challenge: Challenge | null;
  /** Of the URL that answered in the end; null where another request decides it. */
  readonly outcome: (CrawlOutcome & { readonly url: string }) | null;
  /** Links of the page that were new to the crawl. */
  readonly links: readonly FoundLink[];
}

export interface CrawlJournal {
  /** The requests of earlier attempts, in their order. */
  readonly read: () => AsyncIterable<RequestRecord>;
  /** The page is that of the request, where it led to one that was read. */
  readonly append: (request: RequestRecord, page: FetchedPage | null) => void | Promise<void>;
}
