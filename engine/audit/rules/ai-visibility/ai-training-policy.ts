/** What robots.txt says about AI training: reported, never scored. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { stateEvidence, statesOf, trainingAgents } from './agents.ts';

export const aiTrainingPolicy = defineSiteRule({
  id: 'ai-training-policy',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'AI training crawlers in robots.txt',
  why: 'Whether your text may train models is your decision; this only shows what robots.txt says today. This has no effect on search.',
  fix: 'Decide for each agent; name it in robots.txt to be sure.',
  reads: ['robots', 'matchRobots', 'origin'],
  checkSite(site) {
    const { robots } = site;
    if (robots === null) return missing('robots.txt was not requested.');
    if (robots.access !== 'rules') return [];
    const states = statesOf(site, trainingAgents);
    const signals = robots.problems.filter(({ text }) => /^(?:content-signal|license)\s*:/i.test(text));
    const hasPolicy = signals.length > 0 || states.some(({ isNamed }) => isNamed);
    if (!hasPolicy) return [];
    const closed = states.filter(({ isAllowed }) => !isAllowed).map(({ agent }) => agent);
    const words =
      closed.length === 0 ? 'blocks none of the known training crawlers' : `blocks ${closed.join(', ')}`;
    return [
      {
        urls: [],
        message: `robots.txt ${words} and allows ${states.length - closed.length} of ${states.length}.`,
        evidence: [
          ...states.map(stateEvidence),
          ...signals.map(({ line, text }) => ({ found: `line ${line}: ${text}` })),
        ],
      },
    ];
  },
});
