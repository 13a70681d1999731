/** Numbers with their units, in the words of a language: "30 days", "2.5 kg", "4.9 stars". */

/** Units of the same kind, each as a multiple of the first. */
const scales: readonly Readonly<Record<string, number>>[] = [
  { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 },
  { month: 1, year: 12 },
  { gram: 1, kilogram: 1000 },
  { millimeter: 1, centimeter: 10, meter: 1000, kilometer: 1_000_000 },
  { milliliter: 1, liter: 1000 },
  { byte: 1, kilobyte: 1000, megabyte: 1_000_000, gigabyte: 1_000_000_000 },
  { celsius: 1 },
  { mile: 1 },
  { pound: 1 },
];

/** What opinions are counted in; "4.9/5" and "4.9 out of 5" are opinions too. */
const ratings =
  'stars?|sternen?|étoiles?|estrellas?|stelle|estrelas?|sterren|звёзд\\p{L}*|★|⭐|(?:/|out of|von|sur|de|su|van|из) ?(?:5|10)(?!\\d)';

export interface Measure {
  readonly value: number;
  /** The first unit of its scale; empty for a bare number, "rating" for an opinion. */
  readonly unit: string;
  readonly words: string;
  /** Digits that stand within something else, as in a date or a code. */
  readonly isPart?: true;
}

export interface MeasureReader {
  /** Of text in lower case with digits for number words. */
  readonly read: (text: string) => Measure[];
  /** The text without its numbers that have a unit. */
  readonly withoutUnits: (text: string) => string;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** How the platform writes a unit in a language: "5 days", "5 day", "5d". */
function namesOf(unit: string, language: string): string[] {
  const written = (['long', 'short'] as const).flatMap((unitDisplay) =>
    [1, 2, 5].map((count) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count),
    ),
  );
  const names = written.map((text) =>
    text
      .toLowerCase()
      .replaceAll(/[\d\s\u00a0\u202f]+/g, ' ')
      .trim(),
  );
  return [...new Set(names)].filter((name) => name.length > 1);
}

const number = String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;

/** "1.200,00" and "1 200" are 1200, "6.50" is 6.5. */
export function amountOf(written: string): number {
  const [, whole = written, decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`);
}

const isSupported = (language: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
};

export function createMeasureReader(language: string): MeasureReader {
  const languages = new Set(['en', ...(isSupported(language) ? [language] : [])]);
  const factors = new Map(
    scales.flatMap((scale) =>
      Object.entries(scale).flatMap(([unit, factor]) =>
        [...languages]
          .flatMap((each) => namesOf(unit, each))
          .map((name) => [name, { unit: Object.keys(scale)[0] ?? unit, factor }] as const),
      ),
    ),
  );
  const names = [...factors.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  // Not "MP3" or "H1", whose digits are part of a name.
  const pattern = new RegExp(
    `(?<![\\p{Script=Latin}\\d_]|\\d[.,])(${number})(?:[ -]?(?:(${names.join('|')})(?!\\p{L})|(${ratings})))?`,
    'gu',
  );
  return {
    read: (text) =>
      [...text.matchAll(pattern)].map(([words, written = '', unit, rating]) => {
        const { unit: base = '', factor = 1 } = factors.get(unit ?? '') ?? {};
        return {
          value: amountOf(written) * factor,
          unit: rating === undefined ? base : 'rating',
          words: words.trim(),
        };
      }),
    withoutUnits: (text) =>
      text.replaceAll(pattern, (words, _: string, unit?: string, rating?: string) =>
        unit === undefined && rating === undefined ? words : ' ',
      ),
  };
}
