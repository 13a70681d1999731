/** A linked URL of the site with a 4xx status. */
import { defineSiteRule } from '../../rule.ts';
import { brokenUrls } from './broken-urls.ts';

export const http4xx = defineSiteRule({
  id: 'http-4xx',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  scope: 'page',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Page not found (404)',
  why: 'Visitors and search engines that follow the links or the sitemap reach an error page.',
  fix: 'Restore the page, redirect it to its successor, or remove the links to it.',
  reads: ['urlRecords', 'graph', 'pages'],
  checkSite: (site) => brokenUrls(site, '4xx'),
});
