/** The models the analyst may lean on where the language is English: a sentence encoder and a tagger, both offline. */

export interface Models {
  /** One unit vector for each text. */
  readonly embed: (texts: readonly string[]) => Promise<readonly Float32Array[]>;
  /** Groups of nouns with what describes them, as they stand in the text. */
  readonly nounPhrases: (text: string) => readonly string[];
  /** Whether the words name a thing, and say no more. */
  readonly isNominal: (text: string) => boolean;
  /** Whether the word is somebody's or something's name. */
  readonly isName: (word: string) => boolean;
}

export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
