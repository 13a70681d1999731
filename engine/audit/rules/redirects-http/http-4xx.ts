/** A linked URL of the site with a 4xx status. */
import { defineSiteRule } from '../../rule.ts';
import { brokenUrls } from './broken-urls.ts';
import { redirectsHttpTexts } from './messages.ts';

export const http4xx = defineSiteRule({
  id: 'http-4xx',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  needs: 'http',
  texts: redirectsHttpTexts['http-4xx'],
  reads: ['urlRecords', 'graph', 'pages'],
  checkSite: (site) =>
    brokenUrls(site, '4xx', (said, { status }) => ({
      ...said,
      messageId: status === 404 ? 'not-found' : status === 410 ? 'gone' : 'refused',
      data: { ...said.data, status: String(status) },
    })),
});
