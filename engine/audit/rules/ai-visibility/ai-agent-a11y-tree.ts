/** A page that agents cannot operate. */
import { citeAxe } from '../../cite-rendered.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const notAboutTheTree = new Set(['color-contrast', 'target-size']);

export const aiAgentA11yTree = defineBrowserRule({
  id: 'ai-agent-a11y-tree',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  tier: 3,
  title: 'Page parts that AI agents cannot tell apart (accessibility tree)',
  why: 'AI agents that use a page on someone’s behalf read the same tree of names and roles as a screen reader.',
  fix: 'Give names and roles to the elements shown.',
  reads: ['axe'],
  checkRendered: ({ axe }) => {
    if (axe === null) return skip('the page could not be checked in the browser');
    const { count, evidence } = citeAxe(axe, (rule) => !notAboutTheTree.has(rule));
    return count === 0
      ? pass()
      : fail(
          `${countThat(count, 'element', ['has', 'have'])} no usable name or role in the tree that agents read.`,
          evidence,
        );
  },
});
