/** A linked URL of the site without a response. */
import { defineSiteRule } from '../../rule.ts';
import { brokenUrls, problemOf } from './broken-urls.ts';
import { redirectsHttpTexts } from './messages.ts';

const causes = ['dns', 'connect', 'tls', 'timeout'] as const;

export const httpNoResponse = defineSiteRule({
  id: 'http-no-response',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9110.html',
  needs: 'http',
  texts: redirectsHttpTexts['http-no-response'],
  reads: ['urlRecords', 'graph', 'pages'],
  checkSite: (site) =>
    brokenUrls(site, 'no-response', (said, check) => ({
      ...said,
      messageId: causes.find((cause) => cause === check.failure?.reason) ?? 'other',
      data: { ...said.data, problem: problemOf(check) },
    })),
});
