/** Renders ICU messages: plurals, numbers, choices and lists as a language has them. */
import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import type { MessageData } from './message-data.ts';

/** Parsed messages by language: parsing one takes as long as rendering it many times. */
const parsed: Record<string, Map<string, IntlMessageFormat>> = {};

/** Of messages without options of their own; the library looks each one up by its options as JSON. */
function formattersOf(locale: string): Formatters {
  const number = new Intl.NumberFormat(locale);
  const plural = new Intl.PluralRules(locale);
  return {
    getNumberFormat: (_, options) =>
      options === undefined ? number : new Intl.NumberFormat(locale, options),
    getDateTimeFormat: (_, options) => new Intl.DateTimeFormat(locale, options),
    getPluralRules: (_, options) =>
      options?.type === 'ordinal' ? new Intl.PluralRules(locale, options) : plural,
  };
}

function parse(text: string, locale: string): IntlMessageFormat {
  parsed[locale] ??= new Map();
  const known = parsed[locale].get(text);
  if (known !== undefined) return known;
  // "<title>" is an element of a page, not formatting.
  const message = new IntlMessageFormat(text, locale, undefined, {
    ignoreTag: true,
    formatters: formattersOf(locale),
  });
  parsed[locale].set(text, message);
  return message;
}

/** `“{names}”` puts each name of a list in quotes. */
function joinList(text: string, name: string, items: readonly string[], locale: string): string {
  const [, open, close] = new RegExp(`([“„«])\\{${name}\\}([”“»])`).exec(text) ?? [];
  const list = new Intl.ListFormat(locale);
  if (open === undefined || close === undefined) return list.format(items);
  return list.format(items.map((item) => `${open}${item}${close}`)).slice(1, -1);
}

/** The text with its data in place; a text without braces is taken as it is. */
export function formatMessage(text: string, data: MessageData = {}, locale = 'en-US'): string {
  if (!text.includes('{')) return text;
  const values = Object.entries(data).map(([name, value]) => [
    name,
    typeof value === 'object' ? joinList(text, name, value, locale) : value,
  ]);
  return String(parse(text, locale).format(Object.fromEntries(values)));
}
