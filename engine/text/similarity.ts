/** Measures how alike texts are: inverse document frequency, and cosine of weighted terms or vectors. */

/** Weights or counts by term. */
export type TermWeights = ReadonlyMap<string, number>;

/** In how many of the documents each term occurs. */
export function documentFrequencies(documents: Iterable<Iterable<string>>): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const terms of documents)
    for (const term of new Set(terms)) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  return frequencies;
}

/** The fewer documents have a term, the more it weighs. */
export const inverseDocumentFrequency = (documents: number, frequency: number): number =>
  Math.log(documents / frequency);

/** Cosine of two texts by the weights of their terms: 0 to 1. */
export function cosineOfTerms(one: TermWeights, other: TermWeights): number {
  let [dot, ones, others] = [0, 0, 0];
  for (const [term, weight] of one) {
    ones += weight * weight;
    dot += weight * (other.get(term) ?? 0);
  }
  for (const weight of other.values()) others += weight * weight;
  return ones === 0 || others === 0 ? 0 : dot / Math.sqrt(ones * others);
}

/** Cosine of two unit vectors. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
