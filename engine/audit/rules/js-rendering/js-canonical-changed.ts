/** A canonical changed by a script. */
import { defineBrowserRule } from '../../rule.ts';

export const jsCanonicalChanged = defineBrowserRule({
  id: 'js-canonical-changed',
  group: 'js-rendering',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  tier: 1,
  title: 'Scripts change the canonical',
  why: 'Two different canonicals are a contradiction, and search engines choose for themselves.',
  fix: 'Put the final canonical into the HTML, or none before the script runs.',
});
