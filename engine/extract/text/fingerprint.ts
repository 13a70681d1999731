/** What tells texts apart and alike: an exact hash, and a MinHash signature for near duplicates. */
import { phraseBreak, type WordStream } from './word-stream.ts';

/** Slots of a signature: a power of two. */
export const signatureSize = 128;
const shingleSize = 5;
const shingleStart = 0x1b873593;
const wordsMin = 20;
const slotBits = Math.log2(signatureSize);
const empty = 0xffffffff;

function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

const hex = (part: number): string => (part >>> 0).toString(16).padStart(8, '0');

export interface TextPrint {
  readonly textHash: string;
  readonly minHash: Uint32Array | null;
}

/** Used anew by every text: the least hashes of its shingles, and both halves of the hash of all its words. */
const slots = new Uint32Array(signatureSize);
const halves = new Int32Array(2);

export function printText(words: WordStream): TextPrint {
  if (words.wordCount === 0) return { textHash: '', minHash: null };
  slots.fill(empty);
  const length = hashWords(words.ids, words.idCount, words.vocabulary.hashes);
  return {
    textHash: hex(mix(halves[0] ?? 0)) + hex(mix(halves[1] ?? 0)),
    minHash: length < wordsMin ? null : densify(),
  };
}

/**
 * Fills slots and halves; returns the number of words. Nothing is left to do behind the loop: V8 compiles a long one
 * while it runs, and would come back from it at each text to what it has not seen by then.
 */
function hashWords(ids: Int32Array, idCount: number, hashes: Int32Array): number {
  let one = 1;
  let other = 2;
  let length = 0;
  // Shingles of one to four words up to the word before: each grows by a word on its own, none waits for another.
  let ofOne = 0;
  let ofTwo = 0;
  let ofThree = 0;
  let ofFour = 0;
  for (let at = 0; at < idCount; at += 1) {
    const id = ids[at] ?? phraseBreak;
    if (id === phraseBreak) continue;
    const hash = hashes[id] ?? 0;
    one = (Math.imul(one ^ hash, 0x9e3779b1) + 0x7f4a7c15) | 0;
    other = (Math.imul(other ^ mix(hash), 0x85ebca6b) + 0x165667b1) | 0;
    halves[0] = one;
    halves[1] = other;
    length += 1;
    if (length >= shingleSize) keepLeast(mix(join(ofFour, hash)) >>> 0);
    ofFour = join(ofThree, hash);
    ofThree = join(ofTwo, hash);
    ofTwo = join(ofOne, hash);
    ofOne = join(shingleStart, hash);
  }
  return length;
}

/** A shingle so far, and its next word. */
const join = (hash: number, word: number): number =>
  Math.imul((hash << 5) ^ (hash >>> 27) ^ word, 0x9e3779b1);

/** One permutation: each shingle falls into one slot, the least hash stays. */
function keepLeast(hash: number): void {
  const slot = hash >>> (32 - slotBits);
  if (hash < (slots[slot] ?? empty)) slots[slot] = hash;
}

/** Empty slots take the next full one's value, marked by the distance, so that short texts compare fairly. */
function densify(): Uint32Array {
  const filled = new Uint32Array(slots);
  for (let slot = 0; slot < signatureSize; slot += 1) {
    if (slots[slot] !== empty) continue;
    for (let step = 1; step < signatureSize; step += 1) {
      const value = slots[(slot + step) % signatureSize] ?? empty;
      if (value === empty) continue;
      filled[slot] = mix(value + Math.imul(step, 0x9e3779b1)) >>> 0;
      break;
    }
  }
  return filled;
}
