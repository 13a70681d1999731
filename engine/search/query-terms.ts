/** Reads queries so that spellings, word order, plurals and other forms of the same words are equal. */
import { foldAccents } from '../text/fold.ts';
import { stemOf } from '../text/stem.ts';
import { stopWordsOf } from '../text/stop-words.ts';
import { foldedTokens } from '../text/words.ts';

export interface QueryTerms {
  /** Without stop words, as they are searched. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

export type ReadQuery = (query: string) => QueryTerms;

export const stemIn = (language: string, word: string): string => foldAccents(stemOf(word, language));

export const baseLanguage = (tag: string | null | undefined): string =>
  (tag ?? '').toLowerCase().split('-', 1)[0] ?? '';

/** Stop words are compared without accents, as the words are. */
const plainStopWords = (language: string): ReadonlySet<string> =>
  new Set([...stopWordsOf(language)].map(foldAccents));

export function queryReader(language: string): ReadQuery {
  const stopWords = plainStopWords(language);
  return (query) => {
    const tokens = foldedTokens(query);
    const meaning = tokens.filter((token) => !stopWords.has(token));
    const words = [...new Set(meaning.length > 0 ? meaning : tokens)];
    return { words, stems: [...new Set(words.map((word) => stemIn(language, word)))] };
  };
}

const wordsMax = 10;

/** Operators, addresses and texts that were pasted are no searches of customers. */
export const isSearch = (query: string): boolean =>
  query.trim() !== '' &&
  !/(?:^|\s)-?(?:site|inurl|intitle|intext|filetype|cache|related):|https?:|www\.|["*|]|\.(?:com|org|net|de|fr|es|it|nl|co|io)\b/i.test(
    query,
  ) &&
  foldedTokens(query).length <= wordsMax;
