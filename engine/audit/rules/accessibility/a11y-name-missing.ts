/** Buttons and links without a name. */

import { citeAxe } from '../../cite-rendered.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { accessibilityTexts } from './messages.ts';

/** As axe-core names them. */
const includedRules = new Set(['link-name', 'button-name', 'input-button-name']);

export const a11yNameMissing = defineBrowserRule({
  id: 'a11y-name-missing',
  group: 'accessibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  texts: accessibilityTexts['a11y-name-missing'],
  reads: ['axe'],
  checkRendered: ({ axe }) => {
    if (axe === null) return skip('browser-check-failed');
    const { count, evidence } = citeAxe(axe, (rule) => includedRules.has(rule));
    return count === 0 ? pass() : fail({ messageId: 'nameless', data: { count }, evidence });
  },
});
