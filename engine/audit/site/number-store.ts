/** Stores many short lists of numbers in a few large blocks: a list with memory of its own costs 150 bytes more. */

const blockSize = 1 << 18;

type Numbers = Uint32Array | Uint8Array;

export class NumberStore<List extends Numbers> {
  readonly #make: (length: number) => List;
  #block: List;
  #used = 0;

  constructor(make: (length: number) => List) {
    this.#make = make;
    this.#block = make(0);
  }

  /** A copy of the list that shares its memory with others. */
  keep(list: ArrayLike<number>): List {
    if (this.#used + list.length > this.#block.length) {
      this.#block = this.#make(Math.max(blockSize, list.length));
      this.#used = 0;
    }
    const own = this.#block.subarray(this.#used, this.#used + list.length) as List;
    own.set(list);
    this.#used += list.length;
    return own;
  }
}
