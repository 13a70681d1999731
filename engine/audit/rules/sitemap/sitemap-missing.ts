/** A site without a sitemap. */

import type { SiteFacts } from '../../../model/site-facts.ts';
import { urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { sitemapTexts } from './messages.ts';

/** So few pages that link to each other are found without one, and nobody would miss it. */
const tinyMax = 30;
/** Google calls a site small up to about this size. */
const smallMax = 500;

const isAbsent = (robots: SiteFacts['robots']): boolean =>
  robots !== null && robots.status !== null && robots.status >= 400 && robots.status < 500;

export const sitemapMissing = defineSiteRule({
  id: 'sitemap-missing',
  group: 'sitemap',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
  needs: 'http',
  texts: sitemapTexts['sitemap-missing'],
  reads: ['sitemaps', 'robots', 'pages', 'graph', 'coverage'],
  checkSite({ sitemaps, robots, pages, graph, coverage }) {
    if (sitemaps === null) return missing('sitemap-not-requested');
    const isThere = sitemaps.files.some(({ kind }) => kind !== null);
    if (isThere || (robots?.sitemaps.length ?? 0) > 0) return [];
    const unsure = sitemaps.files.find(
      ({ status, problems }) =>
        status === null || status >= 500 || problems.some(({ kind }) => kind === 'forbidden'),
    );
    if (unsure !== undefined) return missing('url-not-requested', { url: unsure.url });
    const isLinked = pages.every(({ indexable }, index) => !indexable || (graph.depth[index] ?? -1) >= 0);
    if (isLinked && coverage.full && pages.length <= tinyMax) return skip('all-pages-linked');
    const tried = sitemaps.files.map(({ url }) => url);
    return [
      {
        urls: [],
        messageId: isAbsent(robots) ? 'no-robots' : 'none',
        evidence: [urlList(tried, { found: say('none'), wanted: say('a-sitemap') })],
        ...(isLinked && pages.length <= smallMax && { severity: 'info' as const }),
      },
    ];
  },
});
