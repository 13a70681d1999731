/** Agents of one kind that robots.txt treats differently by accident. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { searchAgents, stateEvidence, statesOf, trainingAgents, userAgents } from './agents.ts';
import { aiVisibilityTexts } from './messages.ts';

const classes = [
  ['search', searchAgents],
  ['assistants', userAgents],
  ['training', trainingAgents],
] as const;

export const aiPolicyInconsistent = defineSiteRule({
  id: 'ai-policy-inconsistent',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'heuristic',
  needs: 'http',
  texts: aiVisibilityTexts['ai-policy-inconsistent'],
  reads: ['robots', 'matchRobots', 'origin'],
  checkSite(site) {
    if (site.robots === null) return missing('robots-txt-not-requested');
    if (site.robots.access !== 'rules') return [];
    return classes.flatMap(([messageId, agents]) => {
      const states = statesOf(site, agents);
      const closed = states.filter(({ isAllowed, isNamed }) => !isAllowed && isNamed);
      const forgotten = states.filter(({ isAllowed, isNamed }) => isAllowed && !isNamed);
      if (closed.length < 2 || forgotten.length === 0) return [];
      return [
        {
          urls: [],
          messageId,
          data: {
            blocked: closed.map(({ agent }) => agent),
            unmentioned: forgotten.map(({ agent }) => agent),
          },
          evidence: states.map(stateEvidence),
        },
      ];
    });
  },
});
