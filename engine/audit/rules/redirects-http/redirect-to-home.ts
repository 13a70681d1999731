/** Links to pages that are gone and now lead to the home page. */
import { count, referrersOf } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';

const findingsMax = 20;
/** Deep enough to have been a page of its own, not another name of the home page. */
const partsMin = 2;
/** Actions and language versions end at the home page on purpose. */
const onPurpose =
  /\/(?:index|home|default|start)(?:\.\w+)?\/?$|log-?(?:in|out)|sign-?(?:in|out)|account|\/cart|^\/[a-z]{2}(?:-[a-z]{2})?\//i;

const partsOf = (path: string): number => path.split('/').filter((part) => part !== '').length;

export const redirectToHome = defineSiteRule({
  id: 'redirect-to-home',
  group: 'redirects-http',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  scope: 'page',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Removed page redirects to the home page (soft 404)',
  why: 'People who follow the link expect one page and land on the home page. Google treats such redirects as pages that do not exist, and links to the old page no longer count.',
  fix: 'Redirect to the page’s successor or category, or return 404 or 410, and correct the links to it.',
  reads: ['urlRecords', 'graph', 'pages', 'origin'],
  checkSite(site) {
    const home = `${site.origin}/`;
    return site.urlRecords
      .flatMap(({ id, url, isInternal, check }) => {
        if (!isInternal || check === null || check.hops.length === 0 || check.finalUrl !== home) return [];
        const path = URL.parse(url)?.pathname ?? '/';
        if (partsOf(path) < partsMin || onPurpose.test(path)) return [];
        const { total, urls } = referrersOf(site, id);
        if (total === 0) return [];
        return [
          {
            page: url,
            urls: [url],
            message: `${url} redirects to the home page; ${count(total, 'page links', 'pages link')} to it.`,
            evidence: [
              { found: `redirects to ${home}`, wanted: 'its successor, or 404', urls: [url] },
              { found: 'linked from', urls },
            ],
          },
        ];
      })
      .slice(0, findingsMax);
  },
});
