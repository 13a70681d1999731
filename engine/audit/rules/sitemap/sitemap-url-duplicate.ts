/** URLs that the sitemaps list more than once. */
import { count, urlList } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';
import { whyNoSitemap } from './listed-urls.ts';

export const sitemapUrlDuplicate = defineSiteRule({
  id: 'sitemap-url-duplicate',
  group: 'sitemap',
  severity: 'info',
  basis: 'heuristic',
  scope: 'site',
  needs: 'http',
  tier: 3,
  needsFullCoverage: false,
  title: 'Sitemap lists a URL twice',
  why: 'Search engines read it once and lose nothing. A duplicate entry usually means that two programs write the sitemap, and their dates then contradict each other.',
  fix: 'List each URL once.',
  reads: ['sitemaps'],
  checkSite(site) {
    const without = whyNoSitemap(site);
    if (without !== null) return without;
    const twice = [...Map.groupBy(site.sitemaps?.entries ?? [], ({ url }) => url)].filter(
      ([, uses]) => uses.length > 1,
    );
    const [first] = twice;
    if (first === undefined) return [];
    return [
      {
        urls: [],
        message: `${count(twice.length, 'URL')} in the sitemap ${twice.length === 1 ? 'is' : 'are'} listed more than once: ${first[0]}${twice.length > 1 ? ', and others' : ''}.`,
        evidence: [
          urlList(
            twice.map(([url]) => url),
            { found: 'listed more than once', wanted: 'once' },
          ),
        ],
      },
    ];
  },
});
