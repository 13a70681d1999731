/** A later page of a series whose canonical is the first page. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';
import { readSeriesPage, trimUrl } from './page-number.ts';

export const paginationCanonicalToFirst = definePageRule({
  id: 'pagination-canonical-to-first',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source:
    'https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading',
  needs: 'html',
  audience: 'html',
  reads: ['url', 'canonical'],
  texts: indexabilityTexts['pagination-canonical-to-first'],
  check: ({ url, canonical }) => {
    if (canonical === null) return skip('no-canonical');
    const page = readSeriesPage(url);
    if (page === null || page.number < 2) return skip('not-in-series');
    const target = URL.parse(canonical);
    if (target === null || !page.firstPages.includes(trimUrl(target))) return pass();
    return fail({
      messageId: 'first',
      data: { page: page.number },
      evidence: [
        {
          found: canonical,
          wanted: url,
        },
      ],
    });
  },
});
