/** Takes markup to paste apart: the words a reader would see, the hosts it names, and whether it runs anything. */

export interface MarkupParts {
  readonly words: string;
  /** Without `www.`. */
  readonly hosts: readonly string[];
  /** Scripts, event handlers and URLs that run. */
  readonly runs: boolean;
}

const jsonScript = /<script\b[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script\s*>/gi;
/** Browsers take a backslash for a slash. */
const url = /(?:\b[a-z][a-z0-9+.-]{0,30}:[\\/]{2,}|\/\/)[^\s"'<>\\)]+/gi;
const attribute = String.raw`\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`;
const shownAttributes = new RegExp(
  String.raw`\b(?:alt|title|content|placeholder|aria-label|value|label)${attribute}`,
  'gi',
);
/** What a link dials or writes to. */
const contact = /\b(?:tel|sms|mailto|callto|whatsapp|skype):([^\s"'<>?]+)/gi;
/** Settings for machines: no reader sees their numbers. */
const technicalMeta =
  /<meta\b[^>]*\b(?:name|property|http-equiv)\s*=\s*["']?(?:viewport|robots|googlebot|bingbot|theme-color|color-scheme|referrer|generator|format-detection|content-type|x-ua-compatible|content-security-policy|[\w.:-]*(?::width|:height|verification|_id))["'\s][^>]*>/gi;
const running =
  /<script\b|<(?:iframe|object|embed|base)\b|\son[a-z]+\s*=|\b(?:javascript|vbscript):|\bdata:text\/html|http-equiv\s*=\s*["']?refresh/i;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  dollar: '$',
  percnt: '%',
  period: '.',
  commat: '@',
  sol: '/',
  colon: ':',
  num: '#',
  shy: '',
  zwj: '',
};

/** Those that could hide a figure, a host or a quotation mark; others do not matter here. */
const decoded = (html: string): string =>
  html.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));?/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
  });

export const hostsIn = (text: string): string[] =>
  [...text.replaceAll(String.raw`\/`, '/').matchAll(url)].map(([found]) => {
    const host = URL.parse(found, 'https://here.invalid/')?.host ?? found;
    return host.replace(/^www\./, '');
  });

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Numbers that describe the data itself. */
const technicalKeys = /^(?:@.*|position|width|height|numberOfItems|encodingFormat|inLanguage)$/;

/** Strings and numbers of JSON, its prices with their currency; keywords, paths and URLs left out. */
function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return [/^\/\S*$/.test(value) ? '' : value.replaceAll(url, ' ')];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([key]) => !technicalKeys.test(key));
  const { price, lowPrice, highPrice, priceCurrency } = Object.fromEntries<unknown>(entries);
  const prices = [price, lowPrice, highPrice].filter(isPlain);
  return [
    ...prices.map((each) => `${isPlain(priceCurrency) ? priceCurrency : ''} ${each}`),
    ...entries.flatMap(([, each]) => wordsOf(each)),
  ];
}

function parseJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Null when JSON in it cannot be parsed. */
export function markupParts(format: 'html' | 'json', markup: string): MarkupParts | null {
  const inScripts = [...markup.matchAll(jsonScript)].map(([, json = '']) => json);
  const isBare = format === 'json' && inScripts.length === 0;
  const data = (isBare ? [markup] : inScripts).map(parseJson);
  if (data.includes(null)) return null;
  const written = data.flatMap((each) => wordsOf(each?.value));
  const html = isBare ? '' : decoded(markup.replaceAll(jsonScript, ' '));
  const shown = html.replaceAll(technicalMeta, ' ');
  const attributes = [...shown.matchAll(shownAttributes)].map(([, ...found]) => found.join(''));
  const contacts = [...html.matchAll(contact)].map(([, to = '']) => decodeSafely(to));
  const text = shown.replaceAll(/<style\b[\s\S]*?<\/style\s*>|<!--[\s\S]*?-->|<[^>]*>/gi, ' ');
  return {
    words: [...written, ...attributes, ...contacts, text].join('\n').replaceAll(url, ' '),
    hosts: [...hostsIn(markup), ...hostsIn(html), ...hostsIn(JSON.stringify(data))],
    runs: running.test(html),
  };
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
