/** Matches the words of a table in a question, and returns their languages. */
import type { QuestionLanguage, WordsByLanguage } from './topic-words.ts';
import { languages } from './topic-words.ts';

/** Whole words only: folded text has no other letters than these. */
const patternOf = (source: string, isWhole: boolean): RegExp =>
  new RegExp(isWhole ? `^(?:${source})[\\s!.,?)👍🙏]*$` : `(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'u');

/** The languages whose words are in the text. */
export function matchingLanguages(
  words: WordsByLanguage,
  folded: string,
  isWhole = false,
): QuestionLanguage[] {
  return languages.filter((language) => {
    const source = words[language];
    return source !== undefined && patternOf(source, isWhole).test(folded);
  });
}

export const hasWords = (words: WordsByLanguage, folded: string): boolean =>
  matchingLanguages(words, folded).length > 0;

/** The longest words of the table that are in the text; null when there are none. */
export function longestMatch(words: WordsByLanguage, folded: string): string | null {
  const found = languages.flatMap((language) => {
    const source = words[language];
    return source === undefined ? [] : (patternOf(source, false).exec(folded)?.[0] ?? []);
  });
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null;
}
