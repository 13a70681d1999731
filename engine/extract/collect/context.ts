/** What collectors share: the limits reached and the number of images so far. */
import type { Cap } from '../../model/page-facts.ts';

/** The limit of nodes of one kind: hostile pages have millions. */
export const nodesMax = 20_000;

export interface CollectContext {
  readonly capped: Set<Cap>;
  /** Images so far: collectors refer to images by their order. */
  imageCount: number;
}

/** Adds to a list unless it is full, which is reported. */
export function addLimited<Item>(context: CollectContext, list: Item[], item: Item): boolean {
  if (list.length >= nodesMax) {
    context.capped.add('elements');
    return false;
  }
  list.push(item);
  return true;
}

/** A range of the page's text and the images in it. */
export interface TextRange {
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
