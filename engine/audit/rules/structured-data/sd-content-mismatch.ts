/** Structured data that says other things than the page. */
import { defineBrowserRule } from '../../rule.ts';

export const sdContentMismatch = defineBrowserRule({
  id: 'sd-content-mismatch',
  group: 'structured-data',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  tier: 1,
  title: 'Structured data does not match the page',
  why: 'Google asks that marked-up prices, ratings, names and dates are visible on the page, and may act against pages where they are not.',
  fix: 'Make the markup and the visible page say the same.',
  unasked: 'Structured data is not yet compared with the visible page.',
});
