/** Links to pages that are gone and now lead to the home page. */

import { referrersOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { defineSiteRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';

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
  needs: 'http',
  texts: redirectsHttpTexts['redirect-to-home'],
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
            messageId: 'home' as const,
            data: { url, pages: total },
            evidence: [
              { found: say('redirects-to', { url: home }), wanted: say('its-successor-or-404'), urls: [url] },
              { found: say('linked-from'), urls },
            ],
          },
        ];
      })
      .slice(0, findingsMax);
  },
});
