/** Reads the page number of a paginated URL, and the possible URLs of the first page. */

const parameterNames = new Set(['page', 'p', 'pg', 'paged', 'pagenumber', 'page_number']);
const pathPattern = /\/(?:page|seite|pagina)[/-](\d{1,4})(?=\/?$)/i;

export interface SeriesPage {
  readonly number: number;
  /** URLs of the first page, without a trailing slash. */
  readonly firstPages: readonly string[];
}

/** A URL without fragment and trailing slash, for comparison. */
export function trimUrl(url: Readonly<URL>): string {
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}${url.search}`;
}

function byParameter(url: Readonly<URL>): SeriesPage | null {
  for (const [name, value] of url.searchParams) {
    if (!parameterNames.has(name.toLowerCase()) || !/^\d{1,4}$/.test(value)) continue;
    const without = new URL(url);
    without.searchParams.delete(name);
    const one = new URL(url);
    one.searchParams.set(name, '1');
    return { number: Number(value), firstPages: [trimUrl(without), trimUrl(one)] };
  }
  return null;
}

/** Null when the URL has no page number. */
export function readSeriesPage(written: string): SeriesPage | null {
  const url = new URL(written);
  const match = pathPattern.exec(url.pathname);
  if (match === null) return byParameter(url);
  const at = (pathname: string): string => trimUrl(Object.assign(new URL(url), { pathname }));
  const number = match[1] ?? '';
  return {
    number: Number(number),
    firstPages: [
      at(url.pathname.slice(0, match.index)),
      at(url.pathname.slice(0, match.index) + match[0].slice(0, -number.length) + '1'),
    ],
  };
}
