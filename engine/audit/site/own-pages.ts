/** The pages that a site should be found by: one for each content. */
import type { PageRecord } from '../../model/site-facts.ts';
import { sameTextWordsMin } from './duplicate-texts.ts';

const hostOf = (url: string): string => (URL.parse(url)?.host ?? '').replace(/^www\./, '');

/** Kept out of search by a canonical that names another site, and by nothing else. */
const isGivenAway = ({ barrier, canonical, url }: PageRecord): boolean =>
  barrier === 'canonical' && canonical !== null && hostOf(canonical) !== hostOf(url);

/**
 * Indexable pages. Where most pages name a canonical on another site, those too: that canonical is then a fault of the
 * whole site, and the pages have to be fit to be found once it is gone.
 */
export function ownPages(pages: readonly PageRecord[]): readonly PageRecord[] {
  const given = pages.filter(isGivenAway);
  const isWholeSite = given.length * 2 > pages.length;
  const seen = new Set<string>();
  return pages.filter((page) => {
    if (page.isFrameset || (!page.indexable && !(isWholeSite && isGivenAway(page)))) return false;
    if (page.textHash === '' || page.wordCount < sameTextWordsMin) return true;
    const isNew = !seen.has(page.textHash);
    seen.add(page.textHash);
    return isNew;
  });
}
