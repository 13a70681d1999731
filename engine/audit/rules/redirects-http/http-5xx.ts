/** A linked URL of the site with a 5xx status. */
import { defineSiteRule } from '../../rule.ts';
import { brokenUrls } from './broken-urls.ts';

export const http5xx = defineSiteRule({
  id: 'http-5xx',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  scope: 'page',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Server error (5xx)',
  why: 'Three attempts over several seconds failed. Google crawls sites with server errors more slowly and drops the pages if the errors persist.',
  fix: 'Check the server log for this URL and fix the cause.',
  reads: ['urlRecords', 'graph', 'pages'],
  checkSite: (site) => brokenUrls(site, '5xx'),
});
