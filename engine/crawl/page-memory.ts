/** The memory of a crawl that may be broken off: what was fetched before is not asked for again. */
import type { FetchedPage } from '../facts/fetched-page.ts';

export interface PageMemory {
  /** What the address answered in an earlier attempt; null when it was not asked. */
  readonly recall: (url: string) => Promise<FetchedPage | null>;
  readonly keep: (url: string, page: FetchedPage) => void;
}

/** An answer that may be better next time is not worth remembering. */
export const isWorthKeeping = ({ status }: FetchedPage): boolean => status < 500 && status !== 429;
