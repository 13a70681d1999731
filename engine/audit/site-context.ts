/** What the rules of one run share besides the facts, computed once when first needed. */
import { type MonthNames, monthNames } from './month-names.ts';

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
