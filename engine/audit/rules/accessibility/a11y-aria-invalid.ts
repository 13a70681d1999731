/** ARIA attributes that mean nothing. */
import { defineBrowserRule } from '../../rule.ts';

export const a11yAriaInvalid = defineBrowserRule({
  id: 'a11y-aria-invalid',
  group: 'accessibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  tier: 2,
  title: 'ARIA attributes are not valid',
  why: 'Wrong roles and attributes tell assistive technology things that are not so.',
  fix: 'Correct or remove the attribute shown.',
});
