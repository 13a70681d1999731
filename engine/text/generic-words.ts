/** Words that fit any site and so are no topic: navigation, time, quantity, praise, small talk. */
import { byLanguage, wordList } from './languages.ts';

const sets = byLanguage(
  ({ genericWords }) => genericWords,
  (words) => new Set(wordList(words)),
);
const none: ReadonlySet<string> = new Set();

/** In lower case; empty for a language without a list. */
export const genericWordsOf = (language: string): ReadonlySet<string> => sets.get(language) ?? none;
