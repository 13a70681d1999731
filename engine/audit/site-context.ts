/** What the rules of one run share besides the facts, computed once when first needed. */
import { foldedTokens } from '../text/words.ts';

const locales = 'en de fr es it nl pt pl sv da nb fi cs tr ru uk el ro hu'.split(' ');

type MonthNames = readonly ReadonlySet<string>[];

function namesOf(month: number, formats: readonly Intl.DateTimeFormat[]): ReadonlySet<string> {
  const names = formats.map(
    (format) =>
      format.formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === 'month')?.value ?? '',
  );
  return new Set(names.flatMap(foldedTokens).filter((word) => !/^\d+$/.test(word)));
}

/** From January on. Slow: it needs two formatters for each language. */
function monthNames(): MonthNames {
  const formats = locales.flatMap((locale) =>
    (['long', 'short'] as const).map(
      (month) => new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' }),
    ),
  );
  return Array.from({ length: 12 }, (_, month) => namesOf(month, formats));
}

export class SiteContext {
  /** The day of the run, as 2026-11-15. */
  readonly today: string;
  #monthNames: MonthNames | undefined;

  constructor(today: string) {
    this.today = today;
  }

  get monthNames(): MonthNames {
    this.#monthNames ??= monthNames();
    return this.#monthNames;
  }
}
