/** Temporary redirects that stay. */

import { referrersOf, urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { temporaryRedirects } from '../../site/temporary-redirects.ts';
import { redirectsHttpTexts } from './messages.ts';
import { isLoop } from './redirected-urls.ts';

const daysMin = 7;
const dayMs = 86_400_000;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

export const redirectTemporary = defineSiteRule({
  id: 'redirect-temporary',
  group: 'redirects-http',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  needs: 'http',
  texts: redirectsHttpTexts['redirect-temporary'],
  reads: ['urlRecords', 'graph', 'pages', 'earlierRedirects'],
  checkSite(site, { today }) {
    const { earlierRedirects } = site;
    if (earlierRedirects === null) return missing('needs-earlier-crawl');
    return temporaryRedirects(site).flatMap(({ record: { url, id }, check }) => {
      const since = earlierRedirects.get(url);
      if (since === undefined || daysBetween(since, today) < daysMin || isLoop(check)) return [];
      const status = check.hops[0]?.status ?? 302;
      const { total, urls } = referrersOf(site, id);
      return [
        {
          page: url,
          urls,
          messageId: 'lasting',
          data: { url, status: String(status), since, pages: total },
          evidence: [
            {
              found: say('status-to', { status, url: check.finalUrl ?? 'none' }),
              wanted: say('permanent-redirect'),
            },
            urlList(urls, { found: say('linked-from') }),
          ],
        },
      ];
    });
  },
});
