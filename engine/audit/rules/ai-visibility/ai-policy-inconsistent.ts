/** Agents of one kind that robots.txt treats differently by accident. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { searchAgents, stateEvidence, statesOf, trainingAgents, userAgents } from './agents.ts';

const classes = {
  'AI search': searchAgents,
  'AI assistants': userAgents,
  'AI training': trainingAgents,
} as const;

export const aiPolicyInconsistent = defineSiteRule({
  id: 'ai-policy-inconsistent',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'heuristic',
  scope: 'site',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'AI crawlers treated differently in robots.txt',
  why: 'Some agents of this kind are blocked by name while others, which robots.txt does not mention, may read everything. Often the list is simply older than those agents.',
  fix: 'List all agents of this kind, or none.',
  reads: ['robots', 'matchRobots', 'origin'],
  checkSite(site) {
    if (site.robots === null) return missing('robots.txt was not requested.');
    if (site.robots.access !== 'rules') return [];
    return Object.entries(classes).flatMap(([name, agents]) => {
      const states = statesOf(site, agents);
      const closed = states.filter(({ isAllowed, isNamed }) => !isAllowed && isNamed);
      const forgotten = states.filter(({ isAllowed, isNamed }) => isAllowed && !isNamed);
      if (closed.length < 2 || forgotten.length === 0) return [];
      return [
        {
          urls: [],
          message: `${name}: robots.txt blocks ${closed.map(({ agent }) => agent).join(', ')}, but does not mention ${forgotten.map(({ agent }) => agent).join(', ')}.`,
          evidence: states.map(stateEvidence),
        },
      ];
    });
  },
});
