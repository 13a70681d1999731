/** A URL of the frontier: where it was found, and how soon it is its turn. */
import type { FoundIn } from '../model/crawl-result.ts';

export interface FoundItem {
  readonly url: string;
  readonly foundIn: FoundIn;
  readonly foundOn: string | null;
  /** Clicks from the start. */
  readonly depth: number;
}

export interface FrontierItem extends FoundItem {
  /** The lower, the sooner. */
  readonly rank: number;
}
