/** Checks whether a page shows a value of its structured data, in any common format. */

import type { ShownText } from '../../../model/render-facts.ts';
import { foldAccents } from '../../../text/fold.ts';
import { foldedTokens } from '../../../text/words.ts';
import type { SiteContext } from '../../site-context.ts';

/** Names are shortened, reordered and inflected; most of their words stay. */
const wordShareMin = 0.6;
/** Scripts that put no space between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u;

/** "2 days ago" may be any day. */
const relative =
  /\b(?:ago|yesterday|today|gestern|heute|vor \d+|hier|il y a|hace|ayer|fa|ieri|geleden|gisteren)\b/;
const dayMs = 24 * 60 * 60 * 1000;
const nearby = 4;

/** As `1,234.50`, `1.234,50`, `1 234,50`, `1’234.50`, and `4.500` read both ways. */
function readNumbers(text: string): readonly number[] {
  const found: number[] = [];
  const spaced = text.replaceAll(/[\u00a0\u202f]/g, ' ');
  for (const [match] of spaced.matchAll(/\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?/g)) {
    const decimals = /[.,](\d{1,2})$/.exec(match);
    const whole = decimals === null ? match : match.slice(0, decimals.index);
    found.push(Number(`${whole.replaceAll(/\D/g, '')}.${decimals?.[1] ?? '0'}`));
    if (/^\d+[.,]\d+$/.test(match)) found.push(Number(match.replace(',', '.')));
  }
  // The cents of a price are often set apart: "19" and "99".
  for (const [, whole, cents] of spaced.matchAll(/(\d+) ?[.,]? (\d{2})(?!\d)/g))
    found.push(Number(`${whole}.${cents}`));
  for (const [, amount = '', unit] of spaced.matchAll(/(\d+(?:[.,]\d+)?) ?(k|m)\b/gi))
    found.push(Number(amount.replace(',', '.')) * (unit?.toLowerCase() === 'k' ? 1000 : 1_000_000));
  return found;
}

export class ShownValues {
  readonly #shown: ShownText;
  readonly #text: string;
  readonly #words: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #numbers: readonly number[];
  readonly #context: SiteContext;

  constructor(shown: ShownText, context: SiteContext) {
    this.#shown = shown;
    this.#context = context;
    this.#text = foldAccents(shown.text);
    this.#words = foldedTokens(shown.text);
    this.#known = new Set(this.#words);
    this.#numbers = readNumbers(shown.text);
  }

  hasWords(value: string): boolean {
    if (unspaced.test(value))
      return this.#text.replaceAll(/\s/g, '').includes(foldAccents(value).replaceAll(/\s/g, ''));
    const words = foldedTokens(value);
    const shown = words.filter((word) => this.#known.has(word)).length;
    return words.length === 0 || shown >= words.length * wordShareMin;
  }

  hasNumber(value: string): boolean {
    const wanted = readNumbers(value);
    return wanted.length === 0 || wanted.some((number) => this.#numbers.some((each) => isNear(each, number)));
  }

  hasRating(value: string): boolean {
    const [wanted] = readNumbers(value);
    if (wanted === undefined || this.#shown.hasStars || /[★☆⭐]/u.test(this.#shown.text)) return true;
    const forms = [1, 2].map((digits) => Number(wanted.toFixed(digits)));
    return forms.some((form) => this.#numbers.some((each) => isNear(each, form)));
  }

  /** A day more or less may be the time zone. */
  hasDate(value: string): boolean {
    const at = Date.parse(value);
    if (!/^\d{4}-\d{2}-\d{2}/.test(value) || Number.isNaN(at) || relative.test(this.#text)) return true;
    const written = Date.parse(value.slice(0, 10));
    return [-1, 0, 1].some((days) => this.#hasDay(new Date(written + days * dayMs)));
  }

  #hasDay(date: Date): boolean {
    const day = date.getUTCDate();
    const month = date.getUTCMonth();
    const year = date.getUTCFullYear();
    const names = this.#context.monthNames[month] ?? new Set();
    const numberOf = (word: string): number => Number(/^\d+/.exec(word)?.[0] ?? Number.NaN);
    return this.#words.some((word, at) => {
      const isName = names.has(word);
      const isYear = word === String(year);
      if (!isName && !isYear) return false;
      const around = this.#words.slice(Math.max(0, at - nearby), at + nearby + 1);
      const hasDay = around.some((each) => numberOf(each) === day);
      // "January 2026" and "12 January" are less precise than the markup, but match.
      if (isName) return hasDay || around.includes(String(year));
      return (
        hasDay && around.some((each) => each !== word && (names.has(each) || numberOf(each) === month + 1))
      );
    });
  }
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.005;
