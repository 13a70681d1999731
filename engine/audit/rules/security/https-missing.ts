/** A page that is served without encryption. */
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { isInsecure } from './insecure-urls.ts';

export const httpsMissing = definePageRule({
  id: 'https-missing',
  group: 'security',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'http',
  tier: 1,
  audience: 'html',
  reads: ['url'],
  title: 'Page without HTTPS',
  why: 'Over http, anyone on the network can read and change the page. Browsers mark it as not secure, and Google prefers https pages.',
  fix: 'Serve the page over https and redirect http to it.',
  check: ({ url }) =>
    isInsecure(url)
      ? fail('The page is served over http.', { found: url, wanted: url.replace(/^http:/, 'https:') })
      : pass(),
});
