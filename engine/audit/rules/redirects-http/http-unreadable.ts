/** A linked URL of the site that sends nothing a browser could show. */
import { defineSiteRule } from '../../rule.ts';
import { brokenUrls } from './broken-urls.ts';

export const httpUnreadable = defineSiteRule({
  id: 'http-unreadable',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9110.html#name-content-encoding',
  scope: 'page',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Empty or unreadable page (blank page, missing Content-Encoding)',
  why: 'The status says everything is fine, but visitors see a blank page or unreadable characters, and search engines have nothing to index.',
  fix: 'For an empty page, check the error log of the site. For a compressed one, send the header Content-Encoding: gzip, or the page uncompressed.',
  reads: ['urlRecords', 'graph', 'pages'],
  checkSite: (site) => brokenUrls(site, 'unreadable'),
});
