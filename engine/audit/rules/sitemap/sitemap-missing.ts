/** A site without a sitemap. */

import type { SiteFacts } from '../../../model/site-facts.ts';
import { urlList } from '../../describe-urls.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

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
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'No XML sitemap',
  why: 'A sitemap tells search engines which pages exist and when they changed. Google says that a site of up to 500 pages that are all linked can do without one.',
  fix: 'Publish a sitemap.xml and list it in robots.txt. Most CMSs generate one.',
  reads: ['sitemaps', 'robots', 'pages', 'graph', 'coverage'],
  checkSite({ sitemaps, robots, pages, graph, coverage }) {
    if (sitemaps === null) return missing('The sitemap was not requested.');
    const isThere = sitemaps.files.some(({ kind }) => kind !== null);
    if (isThere || (robots?.sitemaps.length ?? 0) > 0) return [];
    const unsure = sitemaps.files.find(
      ({ status, problems }) =>
        status === null || status >= 500 || problems.some(({ kind }) => kind === 'forbidden'),
    );
    if (unsure !== undefined) return missing(`${unsure.url} could not be requested.`);
    const isLinked = pages.every(({ indexable }, index) => !indexable || (graph.depth[index] ?? -1) >= 0);
    if (isLinked && coverage.full && pages.length <= tinyMax)
      return skip('All pages of this small site are linked.');
    const tried = sitemaps.files.map(({ url }) => url);
    return [
      {
        urls: [],
        message: isAbsent(robots)
          ? 'There is no sitemap at the usual URLs, and no robots.txt that lists one.'
          : 'robots.txt lists no sitemap, and there is none at the usual URLs.',
        evidence: [urlList(tried, { found: 'none', wanted: 'a sitemap' })],
        ...(isLinked && pages.length <= smallMax && { severity: 'info' as const }),
      },
    ];
  },
});
