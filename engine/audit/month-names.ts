/** The names of the months in many languages, long and short, in lower case and without accents. */
import { wordsOf } from './page/plain-words.ts';

const locales = 'en de fr es it nl pt pl sv da nb fi cs tr ru uk el ro hu'.split(' ');

export type MonthNames = readonly ReadonlySet<string>[];

function namesOf(month: number, formats: readonly Intl.DateTimeFormat[]): ReadonlySet<string> {
  const names = formats.map(
    (format) =>
      format.formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === 'month')?.value ?? '',
  );
  return new Set(names.flatMap(wordsOf).filter((word) => !/^\d+$/.test(word)));
}

/** From January on. Slow: it needs two formatters for each language. */
export function monthNames(): MonthNames {
  const formats = locales.flatMap((locale) =>
    (['long', 'short'] as const).map(
      (month) => new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' }),
    ),
  );
  return Array.from({ length: 12 }, (_, month) => namesOf(month, formats));
}
