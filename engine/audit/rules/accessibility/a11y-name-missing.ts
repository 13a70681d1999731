/** Buttons and links without a name. */
import { defineBrowserRule } from '../../rule.ts';

export const a11yNameMissing = defineBrowserRule({
  id: 'a11y-name-missing',
  group: 'accessibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  tier: 1,
  title: 'Button or link has no name',
  why: 'A screen reader says “button” and nothing else.',
  fix: 'Put text into the element, or aria-label on it.',
});
