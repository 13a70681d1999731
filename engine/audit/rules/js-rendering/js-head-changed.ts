/** Title, description or heading changed by a script. */
import { defineBrowserRule } from '../../rule.ts';

export const jsHeadChanged = defineBrowserRule({
  id: 'js-head-changed',
  group: 'js-rendering',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  tier: 1,
  title: 'Scripts change title, description or heading',
  why: 'Search engines may see either version.',
  fix: 'Send the final words in the HTML.',
});
