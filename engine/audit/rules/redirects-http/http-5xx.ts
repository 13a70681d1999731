/** An address of the site where the server fails. */
import { defineSiteRule } from '../../rule.ts';
import { brokenAddresses } from './broken-addresses.ts';

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
  title: 'Server error',
  why: 'Three attempts over several seconds failed. Google slows down on sites with server errors and drops the pages if they last.',
  fix: 'Look into the server’s log for this address and mend the cause.',
  reads: ['addresses', 'graph', 'pages'],
  checkSite: (site) => brokenAddresses(site, '5xx'),
});
