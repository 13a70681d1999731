/** A page that agents cannot operate. */
import { defineBrowserRule } from '../../rule.ts';

export const aiAgentA11yTree = defineBrowserRule({
  id: 'ai-agent-a11y-tree',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  tier: 3,
  title: 'Agents cannot tell the parts of the page apart',
  why: 'Agents that use a page for a person read the same tree of names and roles as a screen reader.',
  fix: 'Give names and roles to the elements shown.',
});
