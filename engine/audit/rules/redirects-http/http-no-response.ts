/** A linked URL of the site without a response. */
import { defineSiteRule } from '../../rule.ts';
import { brokenUrls } from './broken-urls.ts';

export const httpNoResponse = defineSiteRule({
  id: 'http-no-response',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9110.html',
  scope: 'page',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'No response from the server',
  why: 'The domain name was not found, the connection failed, the certificate is invalid or the response took too long. Where a retry could help, we tried three times.',
  fix: 'See below what failed and fix it: DNS, certificate, firewall or server.',
  reads: ['urlRecords', 'graph', 'pages'],
  checkSite: (site) => brokenUrls(site, 'no-response'),
});
