/** Fingerprints of a text: an exact hash, and a MinHash signature whose equal slots estimate how alike two texts are. */
import type { WordSequence } from './parse-block.ts';
import type { Word } from './vocabulary.ts';

/** Slots of a signature: a power of two. */
const signatureSize = 128;
const slotBits = Math.log2(signatureSize);
const shingleSize = 5;
const shingleSeed = 0x1b873593;
const wordsMin = 20;
const empty = 0xffffffff;

/** FNV-1a. */
function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

/** The finalizer of MurmurHash3: every bit of the input changes half of the bits. */
function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

const hex = (part: number): string => (part >>> 0).toString(16).padStart(8, '0');

/** The hash of each word, in order. */
function hashWords(sequence: Readonly<WordSequence>, vocabulary: readonly Word[]): Int32Array {
  const byId = new Int32Array(vocabulary.map(({ key }) => hashWord(key)));
  const hashes = new Int32Array(sequence.length);
  let length = 0;
  for (const word of sequence) {
    if (word === null) continue;
    hashes[length] = byId[word.id] ?? 0;
    length += 1;
  }
  return hashes.subarray(0, length);
}

/** 64 bits over all words in order, as 16 hexadecimal digits. */
function exactHash(hashes: Int32Array): string {
  let [high, low] = [1, 2];
  for (const hash of hashes) {
    high = (Math.imul(high ^ hash, 0x9e3779b1) + 0x7f4a7c15) | 0;
    low = (Math.imul(low ^ mix(hash), 0x85ebca6b) + 0x165667b1) | 0;
  }
  return hex(mix(high)) + hex(mix(low));
}

const appendToShingle = (shingle: number, word: number): number =>
  Math.imul((shingle << 5) ^ (shingle >>> 27) ^ word, 0x9e3779b1);

/** One permutation: the first bits of a shingle's hash choose its slot, and the least hash of each slot remains. */
function minHash(hashes: Int32Array): Uint32Array {
  const slots = new Uint32Array(signatureSize).fill(empty);
  for (let at = 0; at + shingleSize <= hashes.length; at += 1) {
    let shingle = shingleSeed;
    for (let next = at; next < at + shingleSize; next += 1)
      shingle = appendToShingle(shingle, hashes[next] ?? 0);
    const hash = mix(shingle) >>> 0;
    const slot = hash >>> (32 - slotBits);
    slots[slot] = Math.min(slots[slot] ?? empty, hash);
  }
  return densify(slots);
}

/** Empty slots take the next full one's value, changed by the distance, so that short texts compare fairly. */
function densify(slots: Uint32Array): Uint32Array {
  return slots.map((value, slot) => {
    if (value !== empty) return value;
    for (let step = 1; step < signatureSize; step += 1) {
      const next = slots[(slot + step) % signatureSize] ?? empty;
      if (next !== empty) return mix(next + Math.imul(step, 0x9e3779b1)) >>> 0;
    }
    return empty;
  });
}

export interface TextFingerprint {
  /** 16 hexadecimal digits; '' when there are no words. */
  readonly textHash: string;
  /** Null below 20 words. */
  readonly minHash: Uint32Array | null;
}

/** Of all words of a text, in order; `vocabulary` has them by id. */
export function fingerprint(sequence: Readonly<WordSequence>, vocabulary: readonly Word[]): TextFingerprint {
  if (vocabulary.length === 0) return { textHash: '', minHash: null };
  const hashes = hashWords(sequence, vocabulary);
  return { textHash: exactHash(hashes), minHash: hashes.length < wordsMin ? null : minHash(hashes) };
}
