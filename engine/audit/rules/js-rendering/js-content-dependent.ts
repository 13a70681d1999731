/** Text that exists only after scripts ran. */
import { defineBrowserRule } from '../../rule.ts';

export const jsContentDependent = defineBrowserRule({
  id: 'js-content-dependent',
  group: 'js-rendering',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  tier: 1,
  title: 'Text appears only with JavaScript',
  why: 'Google renders pages, later than it reads them; most AI agents do not run scripts at all and see an empty page.',
  fix: 'Send the text in the HTML: render on the server or at build time.',
});
