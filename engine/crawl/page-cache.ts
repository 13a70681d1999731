/** The port to the pages that an earlier attempt of the same crawl fetched, so that they are not requested again. */
import type { FetchedPage } from '../model/fetched-page.ts';

export interface PageCache {
  /** Null for a page that was not fetched before. */
  readonly get: (url: string) => Promise<FetchedPage | null>;
  readonly set: (url: string, page: FetchedPage) => void;
}

/** A response that may be better next time is not cached. */
export const isCacheable = ({ status }: FetchedPage): boolean => status < 500 && status !== 429;
