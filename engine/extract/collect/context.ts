/** What collectors share: a place to say that a limit was reached, and how many images were met. */
import type { Cap } from '../../facts/page-facts.ts';

/** No collector keeps more nodes of a kind than this: hostile pages have millions. */
export const nodesMax = 20_000;

export interface CollectContext {
  readonly capped: Set<Cap>;
  /** Images met so far: collectors note positions in their order. */
  imageCount: number;
}

/** Adds to a list that has room; says so when it has not. */
export function keep<Item>(context: CollectContext, list: Item[], item: Item): boolean {
  if (list.length >= nodesMax) {
    context.capped.add('elements');
    return false;
  }
  list.push(item);
  return true;
}

/** A stretch of the page's text and the images in it. */
export interface Stretch {
  readonly from: number;
  to: number;
  readonly imagesFrom: number;
  imagesTo: number;
}

export function tokens(value: string | null): string[] {
  if (value === null) return [];
  const lower = value.toLowerCase();
  if (!/\s/.test(lower)) return lower === '' ? [] : [lower];
  return lower.split(/\s+/).filter((token) => token !== '');
}
