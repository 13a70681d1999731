/** ARIA attributes that mean nothing. */

import { citeAxe } from '../../cite-rendered.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { accessibilityTexts } from './messages.ts';

/** These two are about names, which another rule checks. */
const others = new Set(['aria-input-field-name', 'aria-toggle-field-name']);

export const a11yAriaInvalid = defineBrowserRule({
  id: 'a11y-aria-invalid',
  group: 'accessibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  texts: accessibilityTexts['a11y-aria-invalid'],
  reads: ['axe'],
  checkRendered: ({ axe }) => {
    if (axe === null) return skip('browser-check-failed');
    const { count, evidence } = citeAxe(axe, (rule) => rule.startsWith('aria-') && !others.has(rule));
    return count === 0 ? pass() : fail({ messageId: 'invalid', data: { count }, evidence });
  },
});
