/** Text that hardly differs from its background. */

import { citeAxe } from '../../cite-rendered.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { accessibilityTexts } from './messages.ts';

export const a11yContrast = defineBrowserRule({
  id: 'a11y-contrast',
  group: 'accessibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
  texts: accessibilityTexts['a11y-contrast'],
  reads: ['axe', 'isContrastChecked'],
  checkRendered: ({ axe, isContrastChecked }) => {
    if (axe === null || !isContrastChecked) return skip('too-large-for-colors');
    const { count, evidence } = citeAxe(axe, (rule) => rule === 'color-contrast');
    return count === 0 ? pass() : fail({ messageId: 'low', data: { count }, evidence });
  },
});
