/** Text taken apart into words that two sites can be held side by side with. */
import { wordsIn } from '../advise/analyst/text.ts';
import { thingOf } from './same-things.ts';
import { stemOf } from './stems.ts';

const digits = /^[\d.,'’-]+$/;
/** `700ml`, `5gb`: an amount, not a thing. */
const amount = /^\d+[\d.,]*\p{L}{1,3}$/u;

export interface Word {
  /** As written, in lower case. */
  readonly word: string;
  /** Alike for all forms of the word, and for all names of a thing. */
  readonly stem: string;
}

/** Every word of a text but numbers. */
export const stemmed = (text: string, language: string): Word[] =>
  wordsIn(text)
    .filter((word) => !digits.test(word) && !amount.test(word))
    .map((word) => ({ word, stem: thingOf(stemOf(word, language), language) }));
