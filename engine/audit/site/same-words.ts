/** Groups pages that say the same of themselves, leaving out those that rightly do. */
import type { PageRecord } from '../../facts/site-facts.ts';

/** Plain characters with single spaces between them: only their case may differ. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

/** Case, white space and the kind of dash make no difference to a reader. */
export const normaliseWords = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKC').toLowerCase().replaceAll(/[‐-―]/g, '-').replaceAll(/\s+/g, ' ').trim();

const twinlessHost = (host: string): string => host.replace(/^www\./, '');

/** One page by all names of its host: that a site answers to several is a finding of its own. */
export function withoutTwins(pages: readonly PageRecord[]): readonly PageRecord[] {
  const seen = new Set<string>();
  return pages.filter(({ url }) => {
    const { host, pathname, search } = new URL(url);
    const key = `${twinlessHost(host)}${pathname}${search}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

const pageParameter = /^(?:page|p|paged|pg|offset|start|seite|pagina)$/i;

/** One key for all pages of a paginated series, and for one page under http and https, with and without www. */
export function seriesOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  const path = pathname.replace(/\/(?:page|seite|pagina|p)[/-]?\d+\/?$/i, '/').replace(/\/$/, '');
  const query = [...searchParams].filter(([name]) => !pageParameter.test(name));
  return `${twinlessHost(host)}${path}?${query.map((pair) => pair.join('=')).join('&')}`;
}

const areAlternates = (one: PageRecord, other: PageRecord): boolean =>
  one.hreflangs.some(({ address }) => address === other.address) ||
  other.hreflangs.some(({ address }) => address === one.address);

/** Of a series and of versions for other readers, the first stands for all. */
function withoutKin(pages: readonly PageRecord[]): readonly PageRecord[] {
  const series = new Set<string>();
  const kept: PageRecord[] = [];
  for (const page of pages) {
    const key = seriesOf(page.url);
    if (series.has(key)) continue;
    series.add(key);
    if (!kept.some((other) => areAlternates(page, other))) kept.push(page);
  }
  return kept;
}

/** Groups of two or more indexable pages of one language whose words are the same. */
export function groupSameWords(
  pages: readonly PageRecord[],
  wordsOf: (page: PageRecord) => string | null,
): readonly (readonly PageRecord[])[] {
  const candidates = pages.filter((page) => page.indexable && (wordsOf(page) ?? '') !== '');
  const groups = Map.groupBy(
    candidates,
    (page) => `${page.language ?? ''}\n${normaliseWords(wordsOf(page) ?? '')}`,
  );
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map(withoutKin)
    .filter((group) => group.length > 1);
}
