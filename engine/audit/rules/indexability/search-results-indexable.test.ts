/** Tests search-results-indexable. */
import { testRule } from '../../testing/test-rule.ts';
import { searchResultsIndexable } from './search-results-indexable.ts';

const page = (url: string): { html: string; url: string } => ({
  html: '<h1>Search results</h1><p>7 results</p>',
  url,
});

testRule(searchResultsIndexable, {
  pass: [page('https://shop.example/oak?q=1'), page('https://shop.example/research/')],
  fail: [
    [
      page('https://shop.example/search/?q=pumps'),
      'search for “pumps” can be indexed',
      { wanted: 'noindex' },
    ],
  ],
  skip: [page('https://shop.example/search/'), page('https://shop.example/search/?q=')],
});
