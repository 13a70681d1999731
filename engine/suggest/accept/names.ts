/** Finds names of people, companies and places in a text that nothing known of the site has. */
import { foldAccents } from '../../text/fold.ts';
import { isUnspaced, mainScript } from '../../text/scripts.ts';
import { stem } from '../../text/stem.ts';
import { stopWordsOf } from '../../text/stop-words.ts';

const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const regionCodes = alphabet.flatMap((first) => alphabet.map((second) => first + second));

/** Names of countries, in the language and in English. */
function countriesIn(language: string): string[] {
  const languages = Intl.DisplayNames.supportedLocalesOf([language, 'en']);
  return languages.flatMap((each) => {
    const names = new Intl.DisplayNames([each], { type: 'region', fallback: 'none' });
    return regionCodes.flatMap((code) => names.of(code) ?? []);
  });
}

/** Days, months and languages have capitals too. */
function calendarOf(language: string): string[] {
  const days = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2024, at, at + 1)));
  return Intl.DateTimeFormat.supportedLocalesOf([language, 'en']).flatMap((each) =>
    (['month', 'weekday'] as const).flatMap((part) => {
      const format = new Intl.DateTimeFormat(each, { [part]: 'long', timeZone: 'UTC' });
      return days.map((day) => format.format(day));
    }),
  );
}

const word = /\p{L}[\p{L}\p{M}'’-]*/gu;
const plain = (text: string): string => foldAccents(text).replace(/'s?$/, '');

/** Every word, and its stem. */
const wordsOf = (text: string): string[] =>
  (text.match(word) ?? []).map(plain).flatMap((each) => [each, stem(each), ...each.split('-')]);

/** In German all nouns have a capital. */
const hasNameCapitals = (text: string, language: string): boolean =>
  language !== 'de' && /^(?:latin|cyrillic|greek)$/.test(mainScript(text));

const isCapital = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text);
const lettersMin = 4;

/** Nearly all of its longer words have a capital, so that capitals say nothing; "with" and "from" seldom have one. */
function isTitleCase(words: readonly string[], small: ReadonlySet<string>): boolean {
  const longer = words.slice(1).filter((each) => each.length >= lettersMin && !small.has(each.toLowerCase()));
  return longer.filter(isCapital).length * 4 > longer.length * 3;
}

export interface NameCheck {
  /** As the text writes them. */
  readonly unknownNames: (text: string) => string[];
}

export function createNameCheck(language: string, isKnown: (word: string) => boolean): NameCheck {
  const calendar = new Set(calendarOf(language).flatMap(wordsOf));
  const countries = countriesIn(language);
  const isKnownName = (name: string): boolean =>
    wordsOf(name).length === 0 ||
    (name.match(word) ?? []).every((each) => isKnown(plain(each)) || isKnown(stem(plain(each))));

  const countriesNamed = (text: string): string[] => {
    const isPart = isUnspaced(mainScript(text));
    return countries.filter((name) => {
      const at = text.indexOf(name);
      if (at === -1) return false;
      const around = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
      return isPart || around.every((sign) => !/[\p{L}\p{N}]/u.test(sign));
    });
  };

  /** Words with a capital within a sentence. */
  const capitalised = (text: string): string[] => {
    if (!hasNameCapitals(text, language)) return [];
    return text.split(/(?<=[.!?:|–—·•"“”„«»()])\s*/u).flatMap((sentence) => {
      const words = sentence.match(word) ?? [];
      return isTitleCase(words, stopWordsOf(language))
        ? []
        : words
            .slice(1)
            .filter((each) => each.length >= lettersMin && isCapital(each) && !calendar.has(plain(each)));
    });
  };

  return {
    unknownNames: (text) =>
      [...new Set([...countriesNamed(text), ...capitalised(text)])].filter((name) => !isKnownName(name)),
  };
}

/** What is known, for `createNameCheck`. */
export const nameWords = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(wordsOf));
