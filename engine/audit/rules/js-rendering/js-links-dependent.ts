/** Links that exist only after scripts ran. */
import { defineBrowserRule } from '../../rule.ts';

export const jsLinksDependent = defineBrowserRule({
  id: 'js-links-dependent',
  group: 'js-rendering',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  tier: 1,
  title: 'Links appear only with JavaScript',
  why: 'Crawlers that do not run scripts cannot find the pages behind these links.',
  fix: 'Send the navigation in the HTML.',
});
