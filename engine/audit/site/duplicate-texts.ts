/** Groups pages with the same title or description, except those that may share it. */
import type { PageRecord } from '../../model/site-facts.ts';

/** Case, white space and the kind of dash make no difference to a reader. */
export const normaliseWords = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/[‐-―]/g, '-').replaceAll(/\s+/g, ' ').trim();

const hostWithoutWww = (host: string): string => host.replace(/^www\./, '');

const indexFile = /\/(?:index|default)(?:\.[a-z]{2,3}(?:[-_][a-z]+)?)?\.(?:[xs]?html?|php|aspx?|jsp|cgi)$/i;

/**
 * One key for the URLs under which servers return one document: http and https, with and without www, index file, slash
 * at the end or repeated slashes, in capitals and small letters. Only for pages whose text is known to be the same.
 */
export function documentKey(url: string): string {
  const { host, pathname, search } = new URL(url);
  const path = pathname
    .replaceAll(/\/{2,}/g, '/')
    .replace(indexFile, '/')
    .replace(/\/$/, '');
  return `${hostWithoutWww(host)}${path.toLowerCase()}${search}`;
}

/** Each document once, whatever its URL variants: those have rules of their own. */
export const withoutUrlVariants = (pages: readonly PageRecord[]): readonly PageRecord[] =>
  [...Map.groupBy(pages, ({ url }) => documentKey(url)).values()].flatMap(([first]) => first ?? []);

const pageParameter = /^(?:page|p|paged|pg|offset|start|seite|pagina)$/i;

/** One key for all pages of a paginated series, and for one page under http and https, with and without www. */
export function seriesOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  const path = pathname.replace(/\/(?:page|seite|pagina|p)[/-]?\d+\/?$/i, '/').replace(/\/$/, '');
  const query = [...searchParams].filter(([name]) => !pageParameter.test(name));
  return `${hostWithoutWww(host)}${path}?${query.map((pair) => pair.join('=')).join('&')}`;
}

const areAlternates = (one: PageRecord, other: PageRecord): boolean =>
  one.hreflangs.some(({ urlId }) => urlId === other.urlId) ||
  other.hreflangs.some(({ urlId }) => urlId === one.urlId);

/** Shorter texts are alike because they say next to nothing. */
export const sameTextWordsMin = 20;

/** Pages with the same text are reported as such: that they share a title too says nothing more. */
function withoutCopies(pages: readonly PageRecord[]): readonly PageRecord[] {
  const seen = new Set<string>();
  return pages.filter(({ textHash, wordCount }) => {
    if (textHash === '' || wordCount < sameTextWordsMin) return true;
    const isNew = !seen.has(textHash);
    seen.add(textHash);
    return isNew;
  });
}

/** The first of each paginated series and of each set of language versions. */
function withoutVersions(pages: readonly PageRecord[]): readonly PageRecord[] {
  const series = new Set<string>();
  const first: PageRecord[] = [];
  for (const page of pages) {
    const key = seriesOf(page.url);
    if (series.has(key)) continue;
    series.add(key);
    if (!first.some((other) => areAlternates(page, other))) first.push(page);
  }
  return first;
}

/** Groups of two or more indexable pages of one language with the same text. */
export function groupSameWords(
  pages: readonly PageRecord[],
  wordsOf: (page: PageRecord) => string | null,
): readonly (readonly PageRecord[])[] {
  const candidates = pages.filter((page) => page.indexable && (wordsOf(page) ?? '') !== '');
  const groups = Map.groupBy(
    candidates,
    (page) => `${page.language ?? page.textLanguage ?? ''}\n${normaliseWords(wordsOf(page) ?? '')}`,
  );
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => withoutVersions(withoutCopies(group)))
    .filter((group) => group.length > 1);
}
