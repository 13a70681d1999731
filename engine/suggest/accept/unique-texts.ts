/** Remembers texts that were given already, whatever their case, accents and punctuation. */
import { foldedTokens } from '../../text/words.ts';

export interface UniqueTexts {
  /** Whether the text is new. */
  readonly isNew: (text: string) => boolean;
  readonly add: (text: string) => void;
}

const keyOf = (text: string): string => foldedTokens(text).join(' ');

export function createUniqueTexts(taken: Iterable<string> = []): UniqueTexts {
  const keys = new Set([...taken].map(keyOf));
  return {
    isNew: (text) => !keys.has(keyOf(text)),
    add: (text) => void keys.add(keyOf(text)),
  };
}
