/** noindex on a page that Googlebot may not crawl, so that it is never seen. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

export const noindexUnseen = defineSiteRule({
  id: 'noindex-unseen',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  scope: 'page',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Noindex hidden by robots.txt',
  why: 'robots.txt keeps Google from reading the page, so it never sees the noindex and may keep showing the URL.',
  fix: 'Allow the page in robots.txt until it has dropped out of the search results.',
  reads: ['pages', 'robots'],
  checkSite({ pages, robots }) {
    if (robots === null) return missing('robots.txt was not requested.');
    return pages.flatMap(({ url, noindex, noindexRaw, robotsBlock }) =>
      noindex && robotsBlock !== null && robots.access === 'rules'
        ? [
            {
              page: url,
              urls: [url],
              message: `This page carries noindex, but Googlebot is not allowed to crawl it (${robotsBlock.reason}).`,
              evidence: [
                {
                  ...(noindexRaw !== null && { snippet: noindexRaw }),
                  found: robotsBlock.reason,
                  urls: [url],
                },
              ],
            },
          ]
        : [],
    );
  },
});
