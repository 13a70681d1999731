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

/** How near a text comes to each intent, from 0 to 1. */
export type Meaning = (text: string) => ReadonlyMap<string, number>;

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));

/** The meaning of each of these texts, by its nearest sentence. */
export async function compareSentences(
  encoded: EncodedPhrasings,
  embed: (texts: readonly string[]) => Promise<readonly Float32Array[]>,
  texts: readonly string[],
): Promise<Meaning> {
  const sentences = [...new Set(texts.flatMap(sentencesOf))];
  const vectors = await embed(sentences);
  const near = new Map(
    sentences.map((sentence, at) => [sentence, nearestIntents(encoded, vectors.slice(at, at + 1))]),
  );
  return (text) => {
    const nearest = new Map<string, number>();
    for (const [intent, likeness] of sentencesOf(text).flatMap((sentence) => [...(near.get(sentence) ?? [])]))
      nearest.set(intent, Math.max(likeness, nearest.get(intent) ?? 0));
    return nearest;
  };
}

/** A phrasing with words in the places of its placeholders, once for each choice of words. */
export function fillPhrasing(phrasing: string, wordsFor: (name: string) => readonly string[]): string[] {
  const placeholder = /\{([\w-]+)\}/.exec(phrasing);
  if (placeholder === null) return [phrasing];
  const [whole, name = ''] = placeholder;
  return wordsFor(name).flatMap((word) => fillPhrasing(phrasing.replace(whole, word), wordsFor));
}
