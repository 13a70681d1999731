/** Counts runs of two or three numbered words: an open hash table over plain number arrays, used anew by every text. */
import { doubled } from '../doubled.ts';

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
  private slots = new Int32Array(4096);

  reset(): void {
    this.size = 0;
    this.slots.fill(0);
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
    if (phrase === this.counts.length) this.grow();
    this.first[phrase] = first;
    this.second[phrase] = second;
    this.third[phrase] = third;
    this.counts[phrase] = 1;
    this.slots[slot] = phrase + 1;
    this.size = phrase + 1;
    if (this.size * 2 > this.slots.length) this.rehash();
  }

  /** A pair that only ever stands in one three-word phrase says nothing more than the phrase. */
  dropParts(usesMin: number): void {
    for (let phrase = 0; phrase < this.size; phrase += 1) {
      const third = this.third[phrase] ?? none;
      const uses = this.counts[phrase] ?? 0;
      if (third === none || uses < usesMin) continue;
      this.dropPair(this.first[phrase] ?? 0, this.second[phrase] ?? 0, uses);
      this.dropPair(this.second[phrase] ?? 0, third, uses);
    }
  }

  /** Two words or three. */
  sizeOf(phrase: number): number {
    return this.third[phrase] === none ? 2 : 3;
  }

  private dropPair(first: number, second: number, uses: number): void {
    const pair = (this.slots[this.slotOf(first, second, none)] ?? 0) - 1;
    if (pair !== -1 && this.counts[pair] === uses) this.counts[pair] = 0;
  }

  private slotOf(first: number, second: number, third: number): number {
    const mask = this.slots.length - 1;
    let slot = mix(first, second, third) & mask;
    for (;;) {
      const phrase = (this.slots[slot] ?? 0) - 1;
      if (phrase === -1) return slot;
      if (this.first[phrase] === first && this.second[phrase] === second && this.third[phrase] === third)
        return slot;
      slot = (slot + 1) & mask;
    }
  }

  private grow(): void {
    this.first = doubled(this.first);
    this.second = doubled(this.second);
    this.third = doubled(this.third);
    this.counts = doubled(this.counts);
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    for (let phrase = 0; phrase < this.size; phrase += 1) {
      const slot = this.slotOf(this.first[phrase] ?? 0, this.second[phrase] ?? 0, this.third[phrase] ?? none);
      this.slots[slot] = phrase + 1;
    }
  }
}
