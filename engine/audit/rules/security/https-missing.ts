/** A page that is served without encryption. */
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { isInsecure } from './insecure-urls.ts';
import { securityTexts } from './messages.ts';

export const httpsMissing = definePageRule({
  id: 'https-missing',
  group: 'security',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'http',
  audience: 'html',
  reads: ['url'],
  texts: securityTexts['https-missing'],
  check: ({ url }) =>
    isInsecure(url)
      ? fail({
          messageId: 'over-http',
          evidence: [{ found: url, wanted: url.replace(/^http:/, 'https:') }],
        })
      : pass(),
});
