/** Result pages of the site's own search that search engines may index. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

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
  tier: 2,
  audience: 'indexable',
  reads: ['pageType', 'url'],
  title: 'Internal search results can be indexed',
  why: 'Every search term creates another results page, so crawling never ends. Google asks you to keep internal search results out of its index.',
  fix: 'Add noindex to search result pages, or disallow them in robots.txt, and do not link to them.',
  check: ({ pageType }, { page }) => {
    if (pageType.type !== 'search') return pass();
    const query = [...page.url.searchParams].find(
      ([name, value]) => queryNames.has(name.toLowerCase()) && value.trim() !== '',
    );
    if (query === undefined) return skip('it is the search form without a search');
    return fail(`The results of a search for “${query[1]}” can be indexed.`, {
      found: `${query[0]}=${query[1]}`,
      wanted: 'noindex',
    });
  },
});
