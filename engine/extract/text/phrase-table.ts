/** Counts runs of two or three numbered words: an open hash table over plain number arrays, used anew by every text. */

/** In place of the third word of a pair. */
const none = -1;

const mix = (first: number, second: number, third: number): number => {
  const hash = Math.imul(Math.imul(first + 1, 0x9e3779b1) ^ (second + 1), 0x85ebca6b) ^ (third + 2);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return mixed ^ (mixed >>> 13);
};

export class PhraseTable {
  size = 0;
  /** Uses of each phrase; what is set to 0 no longer counts. */
  counts = new Int32Array(2048);
  /** The words of each phrase; the third of a pair is none. */
  first = new Int32Array(2048);
  second = new Int32Array(2048);
  third = new Int32Array(2048);
  /** Numbers of the phrases that are used often enough, in order: the first `usedCount` count. */
  used = new Int32Array(2048);
  usedCount = 0;
  private slots = new Int32Array(4096);
  private mask = 0;

  /** With room for so many phrases: none has to be made while they are noted. */
  reset(most: number): void {
    this.size = 0;
    this.usedCount = 0;
    if (most > this.counts.length) this.grow(most * 2);
    let slotCount = 256;
    while (slotCount < most * 2) slotCount *= 2;
    this.mask = slotCount - 1;
    if (slotCount > this.slots.length) this.slots = new Int32Array(slotCount);
    else this.slots.fill(0, 0, slotCount);
  }

  /** Counts one use. */
  note(first: number, second: number, third = none): void {
    const slot = this.slotOf(first, second, third);
    const known = (this.slots[slot] ?? 0) - 1;
    if (known !== -1) {
      this.counts[known] = (this.counts[known] ?? 0) + 1;
      return;
    }
    const phrase = this.size;
    this.first[phrase] = first;
    this.second[phrase] = second;
    this.third[phrase] = third;
    this.counts[phrase] = 1;
    this.slots[slot] = phrase + 1;
    this.size = phrase + 1;
  }

  /** Finds the phrases with so many uses. A pair that only ever stands in one of three words says nothing more than it. */
  findUsed(usesMin: number): void {
    this.usedCount = this.listUsed(usesMin);
    for (let at = 0; at < this.usedCount; at += 1) this.dropPairsOf(this.used[at] ?? 0);
  }

  /** Two words or three. */
  sizeOf(phrase: number): number {
    return this.third[phrase] === none ? 2 : 3;
  }

  private listUsed(usesMin: number): number {
    const { counts, used, size } = this;
    let found = 0;
    for (let phrase = 0; phrase < size; phrase += 1) {
      used[found] = phrase;
      if ((counts[phrase] ?? 0) >= usesMin) found += 1;
    }
    return found;
  }

  private dropPairsOf(phrase: number): void {
    const third = this.third[phrase] ?? none;
    if (third === none) return;
    const uses = this.counts[phrase] ?? 0;
    this.dropPair(this.first[phrase] ?? 0, this.second[phrase] ?? 0, uses);
    this.dropPair(this.second[phrase] ?? 0, third, uses);
  }

  private dropPair(first: number, second: number, uses: number): void {
    const pair = (this.slots[this.slotOf(first, second, none)] ?? 0) - 1;
    if (pair !== -1 && this.counts[pair] === uses) this.counts[pair] = 0;
  }

  private slotOf(first: number, second: number, third: number): number {
    const { mask } = this;
    let slot = mix(first, second, third) & mask;
    for (;;) {
      const phrase = (this.slots[slot] ?? 0) - 1;
      if (phrase === -1) return slot;
      if (this.first[phrase] === first && this.second[phrase] === second && this.third[phrase] === third)
        return slot;
      slot = (slot + 1) & mask;
    }
  }

  private grow(length: number): void {
    this.first = new Int32Array(length);
    this.second = new Int32Array(length);
    this.third = new Int32Array(length);
    this.counts = new Int32Array(length);
    this.used = new Int32Array(length);
  }
}
