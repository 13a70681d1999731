/** Responses of URLs that no crawl requests: host variants, a missing page, llms.txt. */
import type { FetchFailureReason, Hop } from './fetched-page.ts';

export interface ProbedUrl {
  readonly url: string;
  /** Null when there was no response, or the URL is disallowed. */
  readonly status: number | null;
  readonly finalUrl: string;
  /** Redirects followed, oldest first. */
  readonly hops: readonly Hop[];
  /** Why there was no response; null when there was one, or the URL was not requested. */
  readonly failure: FetchFailureReason | null;
  readonly contentType: string;
  readonly body: Uint8Array;
  /** A sentence where there is no status; else empty. */
  readonly detail: string;
}

export interface SiteProbes {
  /** http and https, with www and without. */
  readonly hostVariants: readonly ProbedUrl[];
  /** A URL that cannot exist: a correct server responds with 404 or 410. */
  readonly unknownPath: ProbedUrl;
  readonly llmsTxt: ProbedUrl;
}
