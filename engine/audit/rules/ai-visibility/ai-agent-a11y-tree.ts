/** A page that agents cannot operate. */

import { citeAxe } from '../../cite-rendered.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { aiVisibilityTexts } from './messages.ts';

const notAboutTheTree = new Set(['color-contrast', 'target-size']);

export const aiAgentA11yTree = defineBrowserRule({
  id: 'ai-agent-a11y-tree',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  texts: aiVisibilityTexts['ai-agent-a11y-tree'],
  reads: ['axe'],
  checkRendered: ({ axe }) => {
    if (axe === null) return skip('browser-check-failed');
    const { count, evidence } = citeAxe(axe, (rule) => !notAboutTheTree.has(rule));
    return count === 0 ? pass() : fail({ messageId: 'nameless', data: { count }, evidence });
  },
});
