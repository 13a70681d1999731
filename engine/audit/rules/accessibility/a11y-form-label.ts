/** Form fields without a name. */

import { citeAxe } from '../../cite-rendered.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { accessibilityTexts } from './messages.ts';

/** As axe-core names them. */
const includedRules = new Set(['label', 'select-name', 'aria-input-field-name', 'aria-toggle-field-name']);

export const a11yFormLabel = defineBrowserRule({
  id: 'a11y-form-label',
  group: 'accessibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/tutorials/forms/labels/',
  texts: accessibilityTexts['a11y-form-label'],
  reads: ['axe'],
  checkRendered: ({ axe }) => {
    if (axe === null) return skip('browser-check-failed');
    const { count, evidence } = citeAxe(axe, (rule) => includedRules.has(rule));
    return count === 0 ? pass() : fail({ messageId: 'nameless', data: { count }, evidence });
  },
});
