/** Every word read lately, on whatever page, with what is known of it: most words of a page are on the one before too. */
import { doubled } from '../doubled.ts';
import { traitsOf } from './word-traits.ts';

/** With more words than this the next text starts with none. */
const wordsMax = 32_768;

/** Each word has so many numbers in `rows`, side by side: what is looked at together lies together in memory. */
export const rowSize = 4;
/** Where the letters start; those of the next word follow. */
const startColumn = 1;
export const traitsColumn = 2;
/** Left to the text that is read: see `vocabulary`. */
export const idColumn = 3;

const startSlot = (hash: number, mask: number): number => (hash ^ (hash >>> 15)) & mask;

export class Lexicon {
  /** Hash, place of the letters, traits, id. */
  rows = new Int32Array(4096 * rowSize);
  /** Where the next row starts. */
  private rowsEnd = 0;
  private letters = new Uint16Array(1 << 15);
  private lettersEnd = 0;
  /** An open hash table: where the row starts, -1 when free. */
  private slots = new Int32Array(8192).fill(-1);
  private codes: Uint16Array = new Uint16Array(0);

  /** Words are read from these codes next. Their rows stay where they are until other codes are given. */
  readFrom(codes: Uint16Array): void {
    this.codes = codes;
    if (this.rowsEnd <= wordsMax * rowSize) return;
    this.rowsEnd = 0;
    this.lettersEnd = 0;
    this.slots.fill(-1);
  }

  /** Row of the word from `from` to `to`, which is in lower case and whose hash is known. */
  rowOf(from: number, to: number, hash: number): number {
    const { slots, rows } = this;
    const mask = slots.length - 1;
    let slot = startSlot(hash, mask);
    for (;;) {
      const row = slots[slot] ?? -1;
      if (row === -1) return this.add(slot, from, to, hash);
      if (rows[row] === hash && this.isSame(row, from, to)) return row;
      slot = (slot + 1) & mask;
    }
  }

  private isSame(row: number, from: number, to: number): boolean {
    const { codes, letters, rows } = this;
    const start = rows[row + startColumn] ?? 0;
    if ((rows[row + rowSize + startColumn] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) if (codes[at] !== letters[start + at - from]) return false;
    return true;
  }

  private add(slot: number, from: number, to: number, hash: number): number {
    const row = this.rowsEnd;
    const next = row + rowSize;
    if (next + rowSize > this.rows.length) this.rows = doubled(this.rows);
    this.rows[row] = hash;
    this.rows[row + startColumn] = this.lettersEnd;
    this.rows[row + traitsColumn] = traitsOf(this.codes, from, to, hash);
    this.rows[row + idColumn] = 0;
    this.keepLetters(this.codes.subarray(from, to));
    this.rows[next + startColumn] = this.lettersEnd;
    this.slots[slot] = row;
    this.rowsEnd = next;
    if ((next / rowSize) * 2 > this.slots.length) this.rehash();
    return row;
  }

  private keepLetters(word: Uint16Array): void {
    const end = this.lettersEnd + word.length;
    if (end > this.letters.length) {
      const wider = new Uint16Array(Math.max(end, this.letters.length * 2));
      wider.set(this.letters);
      this.letters = wider;
    }
    this.letters.set(word, this.lettersEnd);
    this.lettersEnd = end;
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2).fill(-1);
    const mask = this.slots.length - 1;
    for (let row = 0; row < this.rowsEnd; row += rowSize) {
      let slot = startSlot(this.rows[row] ?? 0, mask);
      while (this.slots[slot] !== -1) slot = (slot + 1) & mask;
      this.slots[slot] = row;
    }
  }
}
