/** Links to a fragment that another page of the site does not have. */

import { isSuccess } from '../../../model/is-success.ts';
import type { LinkedPart, PageIndex, SiteFacts } from '../../../model/site-facts.ts';
import { say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { decodeFragment, hashOfPart } from '../../site/page-parts.ts';
import { linksTexts } from './messages.ts';

type Site = Pick<SiteFacts, 'pages' | 'urlRecords'>;

/** Whether a page lacks a fragment; not evaluated for redirects, truncated pages and pages that were not crawled. */
function lackOf({ pages, urlRecords }: Site): (part: LinkedPart) => boolean {
  const known = new Map<PageIndex, ReadonlySet<number>>();
  return ({ target, fragment }) => {
    const index = urlRecords[target]?.page ?? -1;
    const page = pages[index];
    if (page === undefined || page.parts === null || !page.isHtml || !isSuccess(page.status)) return false;
    if (page.challenge !== null) return false;
    const parts = known.get(index) ?? new Set(page.parts);
    known.set(index, parts);
    return !parts.has(hashOfPart(fragment)) && !parts.has(hashOfPart(decodeFragment(fragment)));
  };
}

export const linkBrokenFragmentElsewhere = defineSiteRule({
  id: 'link-broken-fragment-elsewhere',
  group: 'links',
  severity: 'info',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-fragid',
  needs: 'html',
  texts: linksTexts['link-broken-fragment-elsewhere'],
  reads: ['pages', 'urlRecords'],
  checkSite(site) {
    if (site.pages.every(({ linkedParts }) => linkedParts.length === 0)) return skip('no-fragment-elsewhere');
    const isLacking = lackOf(site);
    return site.pages.flatMap(({ url, indexable, linkedParts }) => {
      const broken = indexable ? linkedParts.filter(isLacking) : [];
      const [first] = broken;
      if (first === undefined) return [];
      const urlOf = ({ target, fragment }: LinkedPart): string =>
        `${site.urlRecords[target]?.url ?? ''}#${fragment}`;
      return [
        {
          page: url,
          urls: [url],
          messageId: 'missing',
          data: { count: broken.length, first: urlOf(first) },
          evidence: broken.slice(0, 10).map((part) => ({
            snippet: `“${part.name.slice(0, 80)}” → ${urlOf(part)}`,
            found: `#${part.fragment}`,
            wanted: say('an-element-with-id', { fragment: decodeFragment(part.fragment) }),
            urls: [site.urlRecords[part.target]?.url ?? ''],
          })),
        },
      ];
    });
  },
});
