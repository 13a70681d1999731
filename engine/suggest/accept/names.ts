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

/** Large cities, after which time zones are named. */
const cities = Intl.supportedValuesOf('timeZone')
  .flatMap((zone) => /^(?:Africa|America|Asia|Australia|Europe)\/([^/]{4,})$/.exec(zone)?.[1] ?? [])
  .map((name) => name.replaceAll('_', ' '));

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
/** As it is, capitals included. */
const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const plain = (text: string): string => foldAccents(text).replace(/'s?$/, '');

/** Every word, and its stem. */
const wordsOf = (text: string): string[] =>
  (text.match(word) ?? []).map(plain).flatMap((each) => [each, stem(each), ...each.split('-')]);

const hasCapitals = (text: string): boolean => /^(?:latin|cyrillic|greek)$/.test(mainScript(text));

const isCapital = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text);
const lettersMin = 4;

/** Nearly all of its longer words have a capital, so that one says nothing; "with" and "from" seldom have one. */
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
  const small = stopWordsOf(language);
  const isKnownName = (name: string): boolean =>
    wordsOf(name).length === 0 ||
    (name.match(word) ?? []).every((each) => isKnown(plain(each)) || isKnown(stem(plain(each))));

  const placesNamed = (text: string): string[] => {
    const isPart = isUnspaced(mainScript(text));
    const written = text.normalize('NFC');
    /** As the text writes it. */
    const named = (among: string, name: string): string[] => {
      const at = among.indexOf(name);
      if (at === -1) return [];
      const around = [among[at - 1] ?? ' ', among[at + name.length] ?? ' '];
      const isWhole = isPart || around.every((sign) => !/[\p{L}\p{N}]/u.test(sign));
      return isWhole ? [written.slice(at, at + name.length)] : [];
    };
    const unaccented = withoutAccents(text);
    return [
      ...countries.flatMap((name) => named(written, name)),
      ...cities.flatMap((name) => named(unaccented, name)),
    ];
  };

  /** Several unknown words with a capital in a row are a name where one alone says nothing: "Ada Lovelace", "Ford and Fiat". */
  const namesInRow = (sentence: string, words: readonly string[]): string[] => {
    const isUnknown = (each: string): boolean =>
      /^\p{Lu}\p{Ll}/u.test(each) &&
      !small.has(each.toLowerCase()) &&
      !calendar.has(plain(each)) &&
      !isKnownName(each);
    const unknown = new Set(words.slice(1).filter(isUnknown));
    const joint = language === 'de' ? ' ' : String.raw` (?:(?:and|et|y|e|en|och|og|и) |& )?`;
    const row = new RegExp(`(?<![\\p{L}\\p{M}'’-])${word.source}(?:${joint}${word.source})+`, 'gu');
    return (sentence.match(row) ?? []).flatMap((found) => {
      const run = (found.match(word) ?? []).filter((each) => unknown.has(each));
      return found
        .split(new RegExp(joint, 'u'))
        .some((each, at, all) => unknown.has(each) && unknown.has(all[at + 1] ?? ''))
        ? run
        : [];
    });
  };

  /** Words with a capital within a sentence. In German all nouns have one. */
  const capitalised = (text: string): string[] => {
    if (!hasCapitals(text)) return [];
    return text.split(/(?<=[.!?:|–—·•"“”„«»()])\s*/u).flatMap((sentence) => {
      const words = sentence.match(word) ?? [];
      return language === 'de' || isTitleCase(words, small)
        ? namesInRow(sentence, words)
        : words
            .slice(1)
            .filter((each) => each.length >= lettersMin && isCapital(each) && !calendar.has(plain(each)));
    });
  };

  return {
    unknownNames: (text) =>
      [...new Set([...placesNamed(text), ...capitalised(text)])].filter((name) => !isKnownName(name)),
  };
}

/** What is known, for `createNameCheck`. */
export const nameWords = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(wordsOf));
