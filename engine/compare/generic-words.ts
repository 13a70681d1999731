/** Words of a language that are no topic of a site: those that fit any site, and function words. */
import { wordsOf } from '../suggest/built-in/language-words.ts';
import { calendarWords } from '../text/calendar-words.ts';
import { genericWordsOf } from '../text/generic-words.ts';
import { stemOf } from '../text/stem.ts';

/** Generic words of a language, and their stems. */
export interface GenericVocabulary {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

/** In lower case; for a language without a list only its calendar. */
export function genericVocabulary(language: string): GenericVocabulary {
  const table = wordsOf(language);
  const words = new Set([
    ...(table === null ? [] : [...table.function, ...table.noise, ...table.leaning]),
    ...genericWordsOf(language),
    ...calendarWords(language),
  ]);
  return { words, stems: new Set([...words].map((word) => stemOf(word, language))) };
}
