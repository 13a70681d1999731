/** A site without a sitemap. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { urlList } from '../../site/describe-urls.ts';

const pagesMin = 2;

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
  title: 'There is no sitemap',
  why: 'A sitemap tells search engines which pages there are and when they changed. Small sites whose pages are all linked can do without.',
  fix: 'Publish a sitemap.xml and name it in robots.txt; most systems make one by themselves.',
  reads: ['sitemaps', 'robots', 'pages'],
  checkSite({ sitemaps, robots, pages }) {
    if (sitemaps === null) return missing('The sitemap was not asked for.');
    const isThere = sitemaps.files.some(({ kind }) => kind !== null);
    if (isThere || (robots?.sitemaps.length ?? 0) > 0) return [];
    const unsure = sitemaps.files.find(
      ({ status, problems }) =>
        status === null || status >= 500 || problems.some(({ kind }) => kind === 'forbidden'),
    );
    if (unsure !== undefined) return missing(`${unsure.url} could not be asked for.`);
    const tried = sitemaps.files.map(({ url }) => url);
    return [
      {
        urls: [],
        message: 'robots.txt names no sitemap and there is none at the usual places.',
        evidence: [urlList(tried, { found: 'none', wanted: 'a sitemap' })],
        ...(pages.length < pagesMin && { severity: 'info' as const }),
      },
    ];
  },
});
