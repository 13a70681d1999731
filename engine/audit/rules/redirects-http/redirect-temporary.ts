/** Temporary redirects that stay. */

import { referrersOf, urlList } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { temporaryRedirects } from '../../site/temporary-redirects.ts';
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
  scope: 'page',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Long-lasting temporary redirect (302)',
  why: 'A temporary redirect tells search engines to keep the old URL. One that lasts longer than a week looks permanent.',
  fix: 'If the move is permanent, redirect with status 301 or 308 and link to the new URL.',
  reads: ['urlRecords', 'graph', 'pages', 'earlierRedirects'],
  checkSite(site, { today }) {
    const { earlierRedirects } = site;
    if (earlierRedirects === null) return missing('This check needs two crawls at least a week apart.');
    return temporaryRedirects(site).flatMap(({ record: { url, id }, check }) => {
      const since = earlierRedirects.get(url);
      if (since === undefined || daysBetween(since, today) < daysMin || isLoop(check)) return [];
      const status = check.hops[0]?.status ?? 302;
      const { total, urls } = referrersOf(site, id);
      return [
        {
          page: url,
          urls,
          message: `${url} has redirected with status ${status} since ${since} or longer; ${total === 1 ? '1 page links' : `${total} pages link`} to it.`,
          evidence: [
            { found: `${status} to ${check.finalUrl ?? 'nowhere'}`, wanted: '301 or 308' },
            urlList(urls, { found: 'linked from' }),
          ],
        },
      ];
    });
  },
});
