/** noindex changed by a script. */
import { defineBrowserRule } from '../../rule.ts';

export const jsNoindexChanged = defineBrowserRule({
  id: 'js-noindex-changed',
  group: 'js-rendering',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  tier: 1,
  title: 'Scripts change noindex',
  why: 'Google may skip rendering a page whose HTML says noindex, so taking it away by script does not work.',
  fix: 'Put the intended directive into the HTML.',
});
