/** Links to another spelling of a page's URL than its canonical names. */
import { isSamePage } from '../../../model/same-page.ts';
import type { PageRecord } from '../../../model/site-facts.ts';
import { brokenKind, urlRecordOf } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';
import { linksTo } from '../../site/page-links.ts';
import { linksTexts } from './messages.ts';

const shownMax = 10;

export const linkNoncanonical = defineSiteRule({
  id: 'link-noncanonical',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  texts: linksTexts['link-noncanonical'],
  reads: ['pages', 'urlRecords'],
  checkSite: (site) => {
    /** A canonical that redirects back or fails is a fault of its own. */
    const isVariant = ({ canonical, canonicalUrlId, urlId, url, indexable }: PageRecord): boolean => {
      if (!indexable || canonical === null || canonicalUrlId === urlId || !isSamePage(canonical, url))
        return false;
      const check = urlRecordOf(site, canonicalUrlId)?.check ?? null;
      return check === null || (check.hops.length === 0 && brokenKind(check) === null);
    };
    const meant = new Set(site.pages.filter(isVariant).map(({ urlId }) => urlId));
    const linkedFrom = linksTo(site, ({ id }) => meant.has(id));
    const linked = new Set(
      site.pages.flatMap((page) => linkedFrom(page).flatMap(({ target }) => target.page ?? [])),
    );
    const found = [...linked].flatMap((at) => site.pages[at] ?? []);
    const [first] = found;
    if (first === undefined) return [];
    return [
      {
        urls: found.map(({ url }) => url),
        messageId: 'variants',
        data: { count: found.length, url: first.url, canonical: first.canonical ?? '' },
        evidence: found
          .slice(0, shownMax)
          .map(({ url, canonical }) => ({ found: url, wanted: canonical ?? '', urls: [url] })),
      },
    ];
  },
});
