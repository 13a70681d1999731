/** A linked URL of the site that sends nothing a browser could show. */
import { defineSiteRule } from '../../rule.ts';
import { brokenUrls, problemOf } from './broken-urls.ts';
import { redirectsHttpTexts } from './messages.ts';

export const httpUnreadable = defineSiteRule({
  id: 'http-unreadable',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9110.html#name-content-encoding',
  needs: 'http',
  texts: redirectsHttpTexts['http-unreadable'],
  reads: ['urlRecords', 'graph', 'pages'],
  checkSite: (site) =>
    brokenUrls(site, 'unreadable', (said, check) => ({
      ...said,
      messageId: 'unreadable',
      data: { ...said.data, problem: problemOf(check) },
    })),
});
