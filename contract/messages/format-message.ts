/** Renders ICU messages: plurals, numbers, choices and lists as a language has them. */
import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import type { MessageData } from './message-data.ts';

/** What a language needs for its messages. */
interface Language {
  readonly formatters: Formatters;
  readonly list: Intl.ListFormat;
  /** Parsing a message takes as long as rendering it many times. */
  readonly parsed: Map<string, IntlMessageFormat>;
}

const languages: Record<string, Language> = {};

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

const newLanguage = (locale: string): Language => ({
  formatters: formattersOf(locale),
  list: new Intl.ListFormat(locale),
  parsed: new Map(),
});

function parse(text: string, { parsed, formatters }: Language, locale: string): IntlMessageFormat {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  // "<title>" is an element of a page, not formatting.
  const message = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true, formatters });
  parsed.set(text, message);
  return message;
}

/** `“{names}”` puts each name of a list in quotes. */
function joinList(text: string, name: string, items: readonly string[], { list }: Language): string {
  const placeholder = `{${name}}`;
  const at = text.indexOf(placeholder);
  const open = text.charAt(at - 1);
  const close = text.charAt(at + placeholder.length);
  const isQuoted = at !== -1 && /^[“„«][”“»]$/.test(open + close);
  if (!isQuoted) return list.format(items);
  return list.format(items.map((item) => `${open}${item}${close}`)).slice(1, -1);
}

/** The text with its data in place; a text without braces is taken as it is. */
export function formatMessage(text: string, data: MessageData = {}, locale = 'en-US'): string {
  if (!text.includes('{')) return text;
  languages[locale] ??= newLanguage(locale);
  const language = languages[locale];
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(data))
    values[name] = typeof value === 'object' ? joinList(text, name, value, language) : value;
  return String(parse(text, language, locale).format(values));
}
