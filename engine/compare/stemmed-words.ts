/** Splits text into words with stems, so that the words of two sites can be compared. */

import { stemOf } from '../text/stem.ts';
import { wordsIn } from '../text/words.ts';
import { canonicalStem } from './service-synonyms.ts';

const digits = /^[\d.,'’-]+$/;
/** `700ml`, `5gb`: an amount. */
const amount = /^\d+[\d.,]*\p{L}{1,3}$/u;

export interface Word {
  /** As written, in lower case. */
  readonly word: string;
  /** Equal for all forms of the word and for all synonyms of a service. */
  readonly stem: string;
}

/** Every word of a text but numbers. */
export const stemmed = (text: string, language: string): Word[] =>
  wordsIn(text)
    .filter((word) => !digits.test(word) && !amount.test(word))
    .map((word) => ({ word, stem: canonicalStem(stemOf(word, language), language) }));
