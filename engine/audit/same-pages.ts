/** Finds URLs that show one page, such as `/` and `/index.html`. */
import type { PageRecord } from '../model/site-facts.ts';

/** The shorter URL names the page; of two as long, the first by letters. */
const byUrl = (a: PageRecord, b: PageRecord): number =>
  a.url.length - b.url.length || (a.url < b.url ? -1 : 1);

/** The first URL of each page that has several, by its other URLs. */
export function sameUrls(pages: readonly PageRecord[]): ReadonlyMap<string, string> {
  const groups = Map.groupBy(
    pages.filter(({ textHash, title }) => textHash !== '' && title !== null),
    ({ textHash, title, skeletonHash, wordCount }) => [textHash, wordCount, skeletonHash, title].join('\n'),
  );
  const firstOf = new Map<string, string>();
  for (const group of groups.values()) {
    const [first, ...others] = group.toSorted(byUrl);
    for (const { url } of others) if (first !== undefined) firstOf.set(url, first.url);
  }
  return firstOf;
}
