/** What the requests for the URLs of one source came to. */

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
  /** A sentence when no more of these URLs are requested. */
  stopped: string | null;
}

export const newTally = (): Tally => ({
  fetches: 0,
  blocked: 0,
  consecutiveFailures: 0,
  wasted: 0,
  stopped: null,
});
