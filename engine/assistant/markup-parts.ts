/** Takes markup to paste apart: the words a reader would see, the hosts it names, and whether it runs anything. */

export interface MarkupParts {
  readonly words: string;
  /** Without `www.`. */
  readonly hosts: readonly string[];
  /** Scripts, event handlers and URLs that run. */
  readonly runs: boolean;
}

const jsonScript = /<script\b[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script\s*>/gi;
const url = /(?:\b[a-z][a-z0-9+.-]{0,30}:)?\/\/[^\s"'<>\\)]+/gi;
const shownAttributes =
  /\b(?:alt|title|content|placeholder|aria-label|value)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const running = /<script\b|<(?:iframe|object|embed)\b|\son[a-z]+\s*=|\b(?:javascript|vbscript):/i;

const hostsIn = (text: string): string[] =>
  [...text.matchAll(url)].map(([found]) => {
    const host = URL.parse(found, 'https://here.invalid/')?.host ?? found;
    return host.replace(/^www\./, '');
  });

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Strings of JSON-LD, its prices with their currency; keywords and URLs left out. */
function stringsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  if (typeof value === 'string') return [value.replaceAll(url, ' ')];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('@'));
  const { price, lowPrice, highPrice, priceCurrency } = Object.fromEntries<unknown>(entries);
  const prices = [price, lowPrice, highPrice].filter(isPlain);
  return [
    ...prices.map((each) => `${isPlain(priceCurrency) ? priceCurrency : ''} ${each}`),
    ...entries.flatMap(([, each]) => stringsOf(each)),
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
export function markupParts(format: 'html' | 'json-ld', markup: string): MarkupParts | null {
  const inScripts = [...markup.matchAll(jsonScript)].map(([, json = '']) => json);
  const isBare = format === 'json-ld' && inScripts.length === 0;
  const data = (isBare ? [markup] : inScripts).map(parseJson);
  const html = isBare ? '' : markup.replaceAll(jsonScript, ' ');
  const words = data.flatMap((each) => stringsOf(each?.value));
  if (data.includes(null)) return null;
  const attributes = [...html.matchAll(shownAttributes)].map(([, double, single]) => double ?? single ?? '');
  const text = html.replaceAll(/<style\b[\s\S]*?<\/style\s*>|<!--[\s\S]*?-->|<[^>]*>/gi, ' ');
  return {
    words: [...words, ...attributes, text].join('\n').replaceAll(url, ' '),
    hosts: hostsIn(markup),
    runs: running.test(html),
  };
}
