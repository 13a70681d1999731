/** Items by rank, the lowest first; those of the same rank in the order in which they were added. */

export const ranks = 128;

class Bucket<Item> {
  readonly #items: (Item | undefined)[] = [];
  #head = 0;

  push(item: Item): void {
    this.#items.push(item);
  }

  shift(): Item | undefined {
    const item = this.#items[this.#head];
    if (item === undefined) return undefined;
    this.#items[this.#head] = undefined;
    this.#head += 1;
    return item;
  }
}

export class RankedQueue<Item extends { readonly rank: number }> {
  readonly #buckets = Array.from({ length: ranks }, () => new Bucket<Item>());
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(item: Item): void {
    this.#buckets[item.rank]?.push(item);
    this.#length += 1;
  }

  /** The best there is, if it is good enough. */
  next(maxRank = ranks): Item | null {
    for (let rank = 0; rank <= maxRank && rank < ranks; rank += 1) {
      const item = this.#buckets[rank]?.shift();
      if (item === undefined) continue;
      this.#length -= 1;
      return item;
    }
    return null;
  }
}
