/** Numbers the links of a page by their href, for facts that depend on the href alone. */
import type { LinkNode } from './node-facts.ts';

export interface LinkNumbers {
  /** The list that was numbered. */
  readonly of: readonly LinkNode[];
  /** In the order of the links: equal for links with the same href; -1 for a link without one. */
  readonly numbers: readonly number[];
  /** One more than the largest number. */
  readonly below: number;
}

export function linkNumbersOf(links: readonly LinkNode[]): LinkNumbers {
  const numberOf = new Map<string, number>();
  const numbers = links.map(({ href }) => {
    if (href === null) return -1;
    const number = numberOf.get(href) ?? numberOf.size;
    numberOf.set(href, number);
    return number;
  });
  return { of: links, numbers, below: numberOf.size };
}

/** One integer for each link number of the latest page, 0 at first. */
export class LinkNotes {
  #of: readonly LinkNode[] | null = null;
  #notes = new Int32Array(0);

  for({ of, below }: LinkNumbers): Int32Array {
    if (this.#of !== of) this.#notes = new Int32Array(below);
    this.#of = of;
    return this.#notes;
  }
}
