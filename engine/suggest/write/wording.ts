/** The small forms suggestions are written in: quotes, paths, lists, markup that is safe to paste. */
import type { Phrase } from '@pagewright/contract/entities/issue';
import { graphemeLength } from '@pagewright/contract/ratings';

/** What evidence was worded from; empty where the site says it itself. */
export const dataOf = (said: Phrase | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(said?.data ?? {}).map(([name, value]) => [name, String(value)]));

export const quote = (text: string): string => `“${text}”`;

export const pathOf = (url: string, base: string): string => {
  const parsed = URL.parse(url, base);
  const own = URL.parse(base);
  return parsed === null || parsed.origin !== own?.origin ? url : `${parsed.pathname}${parsed.search}`;
};

/** The path of a page, or "the home page". */
export const placeOf = (url: string, base = url): string => {
  const path = pathOf(url, base);
  return path === '/' ? 'the home page' : path;
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Crawled text becomes text in markup, and nothing else. */
export const markup = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A link to paste. */
export const anchor = (url: string, base: string, text: string): string =>
  `<a href="${markup(pathOf(url, base))}">${markup(text)}</a>`;

export const length = (text: string): string => `${graphemeLength(text)} characters`;

export const clip = (text: string, most: number): string =>
  graphemeLength(text) <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .replace(/\s+\S*$/, '')
        .toWellFormed()}…`;

/** "a, b and 3 more", or "a, b and c". */
export function some(items: readonly string[], most: number): string {
  const shown = items.slice(0, items.length === most + 1 ? most + 1 : most);
  const rest = items.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`;
}

/** JSON-LD to paste into the head. */
export const script = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/** A URL without what may differ for the same page. */
export const bareUrl = (url: string): string =>
  url
    .replace(/[?#].*$/, '')
    .replace(/\/(?:index\.\w+)?$/, '')
    .replace(/^https?:\/\/(?:www\.)?/, '');

/** Marks a suggestion as one change for many pages. */
export const inTemplate = 'Do it in the template: it clears';
