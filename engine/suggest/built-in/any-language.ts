/** What the suggester knows of a language without a table: its stop words, and which headings say nothing. */
import { defaultTitles } from '../../audit/rules/title/default-titles.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { type LanguageWords, wordsOf } from './language-words.ts';

const none: ReadonlySet<string> = new Set();

const isLocale = (language: string): boolean => {
  try {
    return Intl.ListFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
};

/** "A, B and C" as the language writes it; with commas alone where that is not known. */
export function joinInLanguage(items: readonly string[], language: string): string {
  if (!isLocale(language)) return items.join(', ');
  // American English puts a comma before "and", British English and every table here do not.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(items);
}

/**
 * The language's table; else one without the words that only a table has. Nothing is worded in such a language:
 * its pages get their own words, chosen by place and length.
 */
export function wordsFor(language: string): LanguageWords {
  const known = wordsOf(language);
  if (known !== null) return known;
  return {
    isWhole: false,
    and: ',',
    leaning: none,
    function: stopWordsOf(language),
    cutBefore: none,
    noise: none,
    generic: defaultTitles,
  };
}
