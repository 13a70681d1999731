/** Result pages of the site's own search that search engines may index. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

/** Parameters that hold what somebody searched for. */
const queryNames: ReadonlySet<string> = new Set([
  'q',
  's',
  'query',
  'search',
  'keyword',
  'keywords',
  'suche',
  'term',
]);

export const searchResultsIndexable = definePageRule({
  id: 'search-results-indexable',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/large-site-managing-crawl-budget',
  needs: 'html',
  audience: 'indexable',
  reads: ['pageType', 'url'],
  texts: indexabilityTexts['search-results-indexable'],
  check: ({ pageType }, { page }) => {
    if (pageType.type !== 'search') return pass();
    const query = [...page.url.searchParams].find(
      ([name, value]) => queryNames.has(name.toLowerCase()) && value.trim() !== '',
    );
    if (query === undefined) return skip('search-form');
    return fail({
      messageId: 'indexable',
      data: { query: query[1] },
      evidence: [
        {
          found: `${query[0]}=${query[1]}`,
          wanted: 'noindex',
        },
      ],
    });
  },
});
