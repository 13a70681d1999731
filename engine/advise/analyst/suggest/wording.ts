/** The small forms suggestions are written in: quotes, paths, markup that is safe to paste. */
import { graphemeLength } from '@pagewright/contract/verdicts';

export const quote = (text: string): string => `“${text}”`;

export const pathOf = (url: string, base: string): string => {
  const parsed = URL.parse(url, base);
  const own = URL.parse(base);
  return parsed === null || parsed.origin !== own?.origin ? url : `${parsed.pathname}${parsed.search}`;
};

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Crawled text becomes text in markup, and nothing else. */
export const markup = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

export const length = (text: string): string => `${graphemeLength(text)} characters`;

export const clip = (text: string, most: number): string =>
  graphemeLength(text) <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .replace(/\s+\S*$/, '')
        .toWellFormed()}…`;
