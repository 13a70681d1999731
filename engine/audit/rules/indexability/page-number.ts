/** Which page of a series an address names, and under which addresses the first one may stand. */
import { parsedAddress } from '../../page-address.ts';

const parameterNames = new Set(['page', 'p', 'pg', 'paged', 'pagenumber', 'page_number']);
const pathPattern = /\/(?:page|seite|pagina)[/-](\d{1,4})(?=\/?$)/i;

export interface SeriesPage {
  readonly number: number;
  /** Addresses of the first page, without a slash at the end. */
  readonly firstPages: readonly string[];
}

/** An address without fragment and without the slash at its end, so that spellings compare. */
export function trimAddress(url: Readonly<URL>): string {
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}${url.search}`;
}

function byParameter(url: Readonly<URL>): SeriesPage | null {
  for (const [name, value] of url.searchParams) {
    if (!parameterNames.has(name.toLowerCase()) || !/^\d{1,4}$/.test(value)) continue;
    const without = new URL(url);
    without.searchParams.delete(name);
    const one = new URL(url);
    one.searchParams.set(name, '1');
    return { number: Number(value), firstPages: [trimAddress(without), trimAddress(one)] };
  }
  return null;
}

/** Null when the address names no page number. */
export function readSeriesPage(address: string): SeriesPage | null {
  if (!/[?]|page|seite|pagina/i.test(address)) return null;
  const url = parsedAddress(address);
  const match = pathPattern.exec(url.pathname);
  if (match === null) return byParameter(url);
  const at = (pathname: string): string => trimAddress(Object.assign(new URL(url), { pathname }));
  const number = match[1] ?? '';
  return {
    number: Number(number),
    firstPages: [
      at(url.pathname.slice(0, match.index)),
      at(url.pathname.slice(0, match.index) + match[0].slice(0, -number.length) + '1'),
    ],
  };
}
