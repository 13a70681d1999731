/** Phrasings as vectors, encoded once and stored in a file: which intents a sentence comes near in meaning. */

export interface EncodedPhrasings {
  /** Of each phrasing, in the order of the vectors. */
  readonly intents: readonly string[];
  /** Unit vectors, one after the other, each number as -127 to 127. */
  readonly vectors: Int8Array;
}

const scale = 127;

/** A unit vector as small whole numbers. */
export const quantize = (vector: Float32Array): Int8Array =>
  Int8Array.from(vector, (value) => Math.round(value * scale));

/** How near the nearest phrasing of each intent is to one of the sentences, from 0 to 1. */
export function nearestIntents(
  { intents, vectors }: EncodedPhrasings,
  sentences: readonly Float32Array[],
): Map<string, number> {
  const nearest = new Map<string, number>();
  for (const sentence of sentences)
    for (const [at, intent] of intents.entries()) {
      const from = at * sentence.length;
      let product = 0;
      for (let index = 0; index < sentence.length; index += 1)
        product += (sentence[index] ?? 0) * (vectors[from + index] ?? 0);
      const likeness = product / scale;
      if (likeness > (nearest.get(intent) ?? 0)) nearest.set(intent, likeness);
    }
  return nearest;
}
