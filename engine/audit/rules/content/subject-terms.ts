/** Finds the words of a title or heading that name its subject, and whether a text mentions them. */
import { segmenterBy } from '@pagewright/contract/segmenters';
import { allWords } from '../../../text/languages.ts';

const unspaced = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}/u;
const lengthMin = 4;
const lengthMinUnspaced = 2;

/** Stop words of four letters and more, in the most common languages. */
const joining = new Set(allWords(({ besideSubject }) => besideSubject));

/** Where words are written between spaces, as most are, no dictionary is needed. */
const plain = /^[\x20-\x7e]*$/;
/** As Unicode divides them (UAX 29). */
const wordPattern = /\w+(?:(?:(?<=[a-z])['.:](?=[a-z])|(?<=\d)['.,;](?=\d))\w+)*/g;

/** Words that are long enough to name a subject; in scripts without spaces two letters are. */
export const subjectWords = (lower: string): readonly string[] =>
  plain.test(lower) ? (lower.match(wordPattern) ?? []).filter(isLongEnough) : segmentedWords(lower);

const segmentedWords = (lower: string): readonly string[] =>
  Array.from(segmenterBy('word').segment(lower))
    .filter(({ segment, isWordLike }) => isWordLike === true && isLongEnough(segment))
    .map(({ segment }) => segment);

const isLongEnough = (word: string): boolean =>
  word.length >= lengthMin || (word.length >= lengthMinUnspaced && unspaced.test(word));

/** Version numbers name a subject like words; section numbers do not. */
const versions = /(?<![\d.])\d+(?:\.\d+)+(?![\d.]*\.\s)/g;

export function subjectTerms(text: string): string[] {
  const words = subjectWords(text.toLowerCase().replaceAll(/[._]/g, ' '));
  const terms = words.filter((word) => !/^[\d.,]+$/.test(word) && !joining.has(word));
  return [...new Set([...(text.match(versions) ?? []), ...terms])];
}

/** How many letters a word of some length may lose as a suffix. */
const suffixLength = (length: number): number => (length >= 9 ? 4 : length >= 7 ? 3 : length >= 6 ? 2 : 0);

/** Scripts in which articles and prepositions are written together with the word: `mentions` does not find those. */
export const prefixing: ReadonlySet<string> = new Set(['arabic', 'hebrew']);

/** Suffixes may differ: `table` mentions `tables`, `serialization` mentions `serializing`. The text is in lower case. */
export function mentions(lowerText: string, term: string): boolean {
  if (/^\d/.test(term) || unspaced.test(term)) return lowerText.includes(term);
  const suffix = term.length === 5 && term.endsWith('s') ? 1 : suffixLength(term.length);
  return lowerText.includes(term.slice(0, term.length - suffix));
}
