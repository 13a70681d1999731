/** Formats quotations, paths, shares and lists for the sentences of a comparison. */

import { countOf } from '@pagewright/contract/count-of';
import type { ClaimSource } from '@pagewright/contract/entities/competitor';
import type { Page } from '@pagewright/contract/entities/page';
import { pathOf } from '../audit/group-by-rule.ts';
import type { Side } from './comparable-samples.ts';

const quoteMax = 120;
const placesMax = 3;
const urlMax = 2000;

export const clip = (text: string, most = quoteMax): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length > most ? `${plain.slice(0, most - 1).toWellFormed()}…` : plain;
};

export const quote = (text: string): string => `“${clip(text)}”`;

/** A page's path as people write it. */
export const pathIn = ({ pages }: Side, url: string): string => clip(pathOf(url, pages[0]?.url));

/** `/contact`, `/a, /b and 2 more`. */
export function placesIn(side: Side, pages: readonly Page[]): string {
  const named = pages.slice(0, placesMax).map(({ url }) => pathIn(side, url));
  const rest = pages.length - named.length;
  if (rest > 0) return `${named.join(', ')} and ${rest} more`;
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}`;
}

/** `3 of 9 pages`. */
export const shareWords = ({ passed, checked }: { passed: number; checked: number }): string =>
  `${passed} of ${countOf(checked, 'page')}`;

export const sourceAt = ({ side }: Side, url: string, text?: string): ClaimSource => ({
  site: side,
  url: clip(url, urlMax),
  ...(text !== undefined && text !== '' && { text: clip(text, 300) }),
});

export const listWords = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
