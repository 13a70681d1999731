/** Numbers of the addresses a page's links lead to: what was told of an address on one page is read by its number on the next. */
import type { LinkNode } from './node-facts.ts';

export interface LinkNumbers {
  /** Who gave them: those of another mean other addresses. */
  readonly of: object;
  /** In the order of the links. Links with one number are written alike and lead to one address; -1 for those that may lead elsewhere on another page. */
  readonly numbers: readonly number[];
  /** More than any number that was given yet. */
  readonly below: number;
}

const numbersOf = new WeakMap<readonly LinkNode[], LinkNumbers>();

export function noteLinkNumbers(links: readonly LinkNode[], numbers: LinkNumbers): void {
  numbersOf.set(links, numbers);
}

/** Undefined for links that were not read from a page just now. */
export const linkNumbersOf = (links: readonly LinkNode[]): LinkNumbers | undefined => numbersOf.get(links);

/** A small number of its own for each number of an address, 0 until it is told; all are forgotten when another gives the numbers. */
export class AddressNotes {
  #of: object | null = null;
  #notes = new Int32Array(1024);

  /** With room for all that were given yet. */
  for({ of, below }: LinkNumbers): Int32Array {
    if (this.#of !== of) this.#notes.fill(0);
    this.#of = of;
    if (below > this.#notes.length) {
      const larger = new Int32Array(2 * below);
      larger.set(this.#notes);
      this.#notes = larger;
    }
    return this.#notes;
  }
}
