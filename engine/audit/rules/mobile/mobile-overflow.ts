/** A page that is wider than a phone. */
import { defineBrowserRule } from '../../rule.ts';

export const mobileOverflow = defineBrowserRule({
  id: 'mobile-overflow',
  group: 'mobile',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  tier: 1,
  title: 'Page is wider than the phone’s screen',
  why: 'Visitors have to push the page sideways to read it.',
  fix: 'Let the element named below wrap, shrink or scroll inside itself.',
});
