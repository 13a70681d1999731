/** The language of a short message: by the vocabularies of the languages that are spoken, and by small words of others. */
import { foldAccents } from './fold.ts';
import { foreignLanguage } from './foreign-language.ts';
import { identifyLanguage } from './language.ts';

interface Vocabulary {
  readonly language: string;
  /** Whether a word is one of this language. */
  readonly knows: (word: string) => boolean;
  /** Whether it is written so there, with its accents. */
  readonly spells: (word: string) => boolean;
}

export interface MessageLanguage {
  /** As in ISO 639-1; null when it cannot be told. */
  readonly code: string | null;
  /** Whether there is a vocabulary of it. */
  readonly isSpoken: boolean;
}

const wordPattern = /\{[\w-]+\}|[\p{L}\p{N}]+(?:[.&-][\p{L}\p{N}]+)*/gu;
export const wordsOf = (text: string): string[] => foldAccents(text).match(wordPattern) ?? [];

/** Words as they are written, in lower case. */
export const writtenWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

export function identifyMessage(
  text: string,
  before: string | null,
  {
    vocabularies,
    others,
  }: { readonly vocabularies: readonly Vocabulary[]; readonly others: Readonly<Record<string, string>> },
): MessageLanguage {
  const words = wordsOf(text);
  const unspoken = { code: identifyLanguage(text)?.code ?? null, isSpoken: false };
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{2,}/u.test(text)) return unspoken;
  const knowing = words.map((word) => {
    const known = vocabularies.filter(({ knows }) => knows(word));
    // Answers of all languages name English menus: being spelled so is not enough.
    const spelled = known.filter(({ spells }) => spells(word));
    return spelled.length > 0 ? spelled : known;
  });
  const accented = writtenWords(text).filter((word) => foldAccents(word) !== word);
  const spelling = accented.map((word) => vocabularies.filter(({ spells }) => spells(word)));
  const points = (own: Vocabulary): number =>
    [...knowing, ...spelling].reduce((sum, known) => sum + (known.includes(own) ? 1 / known.length : 0), 0) +
    (own.language === before ? 0.3 : 0) +
    (own.language === 'es' && /[¿¡]/.test(text) ? 1 : 0) +
    (own.language === 'en' ? 0.1 : 0);
  const [best] = vocabularies.toSorted((a, b) => points(b) - points(a));
  if (best === undefined) return unspoken;
  const foreign = foreignLanguage(writtenWords(text), others, best.spells);
  if (foreign !== null) return { code: foreign, isSpoken: false };
  const unknown = knowing.filter((known) => known.length === 0).length;
  const isStrange = words.length >= 4 && unknown / words.length > 0.6 && unspoken.code !== null;
  if (isStrange && !vocabularies.some(({ language }) => language === unspoken.code)) return unspoken;
  const code = isStrange ? unspoken.code : points(best) < 0.3 ? (before ?? 'en') : best.language;
  return { code, isSpoken: true };
}
