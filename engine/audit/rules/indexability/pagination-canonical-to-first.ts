/** A later page of a series whose canonical is the first page. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { readSeriesPage, trimUrl } from './page-number.ts';

export const paginationCanonicalToFirst = definePageRule({
  id: 'pagination-canonical-to-first',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source:
    'https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading',
  needs: 'html',
  tier: 2,
  audience: 'html',
  reads: ['url', 'canonical'],
  title: 'Paginated page with canonical to page 1',
  why: 'Google advises against using the first page of a series as the canonical of the others: items listed only on later pages may not be found.',
  fix: 'Give each page of the series its own URL as canonical.',
  check: ({ url, canonical }) => {
    if (canonical === null) return skip('The page has no canonical.');
    const page = readSeriesPage(url);
    if (page === null || page.number < 2) return skip('The URL is not a later page of a series.');
    const target = URL.parse(canonical);
    if (target === null || !page.firstPages.includes(trimUrl(target))) return pass();
    return fail(`This is page ${page.number} of a series, but its canonical is the first page.`, {
      found: canonical,
      wanted: url,
    });
  },
});
