/** What tells texts apart and alike: an exact hash, and a MinHash signature for near duplicates. */
import { phraseBreak, type WordStream } from './word-stream.ts';

/** Slots of a signature: a power of two. */
export const signatureSize = 128;
const shingleSize = 5;
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

/** Hashes of the words in order; used anew by every text. */
let sequence = new Int32Array(4096);

export function printText(words: WordStream): TextPrint {
  if (words.wordCount === 0) return { textHash: '', minHash: null };
  const { ids, idCount } = words;
  const { hashes } = words.vocabulary;
  let one = 1;
  let other = 2;
  if (sequence.length < idCount) sequence = new Int32Array(ids.length);
  let length = 0;
  for (let at = 0; at < idCount; at += 1) {
    const id = ids[at] ?? phraseBreak;
    if (id === phraseBreak) continue;
    const hash = hashes[id] ?? 0;
    one = (Math.imul(one ^ hash, 0x9e3779b1) + 0x7f4a7c15) | 0;
    other = (Math.imul(other ^ mix(hash), 0x85ebca6b) + 0x165667b1) | 0;
    sequence[length] = hash;
    length += 1;
  }
  return {
    textHash: hex(mix(one)) + hex(mix(other)),
    minHash: length < wordsMin ? null : sign(length),
  };
}

/** One permutation: each shingle falls into one slot, the least hash stays. */
function sign(length: number): Uint32Array {
  const hashes = sequence;
  const slots = new Uint32Array(signatureSize).fill(empty);
  for (let at = 0; at + shingleSize <= length; at += 1) {
    let hash = 0x1b873593;
    for (let step = 0; step < shingleSize; step += 1) {
      hash = Math.imul((hash << 5) ^ (hash >>> 27) ^ (hashes[at + step] ?? 0), 0x9e3779b1);
    }
    const mixed = mix(hash) >>> 0;
    const slot = mixed >>> (32 - slotBits);
    if (mixed < (slots[slot] ?? empty)) slots[slot] = mixed;
  }
  return densify(slots);
}

/** Empty slots take the next full one's value, marked by the distance, so that short texts compare fairly. */
function densify(slots: Uint32Array): Uint32Array {
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
