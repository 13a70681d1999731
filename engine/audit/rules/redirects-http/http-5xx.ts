/** A linked URL of the site with a 5xx status. */
import { defineSiteRule } from '../../rule.ts';
import { brokenUrls } from './broken-urls.ts';
import { redirectsHttpTexts } from './messages.ts';

export const http5xx = defineSiteRule({
  id: 'http-5xx',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  needs: 'http',
  texts: redirectsHttpTexts['http-5xx'],
  reads: ['urlRecords', 'graph', 'pages'],
  checkSite: (site) =>
    brokenUrls(site, '5xx', (said, { status }) => ({
      ...said,
      messageId: 'error',
      data: { ...said.data, status: String(status) },
    })),
});
