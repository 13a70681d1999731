/** Finds which words of a table stand in a question, and in which language they are. */
import type { QuestionLanguage, WordsByLanguage } from './topic-words.ts';
import { languages } from './topic-words.ts';

const known = new Map<string, RegExp>();

/** Whole words only: folded text has no letters but these. */
function patternOf(source: string, isWhole: boolean): RegExp {
  const key = `${isWhole ? '=' : '~'}${source}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = new RegExp(
    isWhole ? `^(?:${source})[\\s!.,?)👍🙏]*$` : `(?<![a-z0-9])(?:${source})(?![a-z0-9])`,
    'u',
  );
  known.set(key, made);
  return made;
}

/** The languages whose words stand in the text. */
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

/** The longest words of the table that stand in the text; null when none do. */
export function longestMatch(words: WordsByLanguage, folded: string): string | null {
  const found = languages.flatMap((language) => {
    const source = words[language];
    return source === undefined ? [] : (patternOf(source, false).exec(folded)?.[0] ?? []);
  });
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null;
}
