/** The offline models for English pages: a sentence encoder and a part-of-speech tagger. */

export interface Models {
  /** One unit vector for each text. */
  readonly embed: (texts: readonly string[]) => Promise<readonly Float32Array[]>;
  /** The same for a fixed list, which is encoded once while the models are loaded. */
  readonly embedOnce: (texts: readonly string[]) => Promise<readonly Float32Array[]>;
  /** Noun phrases in text order. */
  readonly nounPhrases: (text: string) => readonly string[];
  /** Whether the text is a noun phrase and nothing else. */
  readonly isNominal: (text: string) => boolean;
  /** Whether the word is a proper name. */
  readonly isName: (word: string) => boolean;
}
