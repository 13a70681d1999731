/** Reads dates with a year that a page shows as text, in six languages, for structured data. */
import { foldAccents } from '../../text/fold.ts';

export interface ShownDate {
  /** "2026-11-15" */
  readonly day: string;
  /** The last of several days: "27th & 28th of November 2026". */
  readonly until?: string;
  /** Where it begins and ends in its text. */
  readonly from: number;
  readonly to: number;
}

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl'];
const fold = (text: string): string => foldAccents(text).toLowerCase();

/** Names of months, long and short, with their numbers. */
const months: ReadonlyMap<string, number> = new Map(
  languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, at): [string, number] => {
        const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
        return [fold(format.format(Date.UTC(2024, at, 15))).replace('.', ''), at + 1];
      }),
    ),
  ),
);

const month = `(${[...months.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\.?`;
const year = String.raw`(\d{4}|['’]\d{2})(?!\d)`;
const ordinal = String.raw`(?:\s?(?:st|nd|rd|th|er|º))?\.?`;
const of = String.raw`(?:\s*(?:of|de|del))?`;
/** `order` names the groups of year, month and day, `first` that of the first of several days. */
const patterns: readonly {
  readonly find: RegExp;
  readonly order: readonly number[];
  readonly first?: number;
}[] = [
  { find: /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g, order: [1, 2, 3] },
  // 15 November 2026, 15. November 2026, 1st of November 2026, 15 de noviembre de 2026
  {
    find: new RegExp(
      String.raw`(?<!\d)(?:(\d{1,2})${ordinal}\s*(?:&|and|und|et|y|e|en|-|–|to|bis|au|al|tot)\s*)?(\d{1,2})${ordinal}${of}\s+${month}${of},?\s+${year}`,
      'g',
    ),
    order: [4, 3, 2],
    first: 1,
  },
  // November 15, 2026
  {
    find: new RegExp(String.raw`(?<![a-z])${month}\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+${year}`, 'g'),
    order: [3, 1, 2],
  },
];

function dayOf(parts: readonly (string | undefined)[]): string | null {
  const [years = '', name = '', days = ''] = parts;
  const number = months.get(name) ?? Number(name);
  const full = Number(years.replace(/^['’]/, '20'));
  const date = new Date(Date.UTC(full, number - 1, Number(days)));
  const isDay = date.getUTCDate() === Number(days) && date.getUTCMonth() === number - 1;
  return isDay ? date.toISOString().slice(0, 10) : null;
}

/** Only with a named month or as ISO writes it: 03/04/2025 is ambiguous. */
export function datesIn(text: string): ShownDate[] {
  const folded = fold(text);
  return patterns
    .flatMap(({ find, order, first }) =>
      [...folded.matchAll(find)].flatMap((match): ShownDate[] => {
        const parts = order.map((at) => match[at]);
        const day = dayOf(parts);
        const opening =
          first === undefined || match[first] === undefined
            ? null
            : dayOf([...parts.slice(0, 2), match[first]]);
        const place = { from: match.index, to: match.index + match[0].length };
        if (day === null) return [];
        return [opening === null ? { day, ...place } : { day: opening, until: day, ...place }];
      }),
    )
    .toSorted((a, b) => a.from - b.from);
}

const dayNumber = String.raw`\d{1,2}${ordinal}`;
const written = new RegExp(
  String.raw`(?<![\d.])${dayNumber}(?:\s*(?:&|and|und|et|y|e|en|-|–|to|bis|au|al|tot)\s*${dayNumber})?${of}\s+${month}(?![a-z])(?:${of},?\s+(?:\d{4}|['’]\d{2})(?!\d))?|(?<![a-z])${month}\s+\d{1,2}(?:st|nd|rd|th)?(?:\s*[-–]\s*\d{1,2})?(?:,?\s+\d{4})(?!\d)`,
  'g',
);

/** Days with their month as a text writes them, with or without a year: "27th & 28th of November '17". */
export function dateTextsIn(text: string): string[] {
  const own = text.replaceAll(/\s+/g, ' ').trim();
  const folded = fold(own);
  return [...folded.matchAll(written)].map(({ index, 0: found }) =>
    (folded.length === own.length ? own.slice(index, index + found.length) : found).trim(),
  );
}
