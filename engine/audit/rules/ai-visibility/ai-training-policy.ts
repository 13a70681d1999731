/** What robots.txt says about AI training: reported, never scored. */

import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { stateEvidence, statesOf, trainingAgents } from './agents.ts';
import { aiVisibilityTexts } from './messages.ts';

export const aiTrainingPolicy = defineSiteRule({
  id: 'ai-training-policy',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
  needs: 'http',
  texts: aiVisibilityTexts['ai-training-policy'],
  reads: ['robots', 'matchRobots', 'origin'],
  checkSite(site) {
    const { robots } = site;
    if (robots === null) return missing('robots-txt-not-requested');
    if (robots.access !== 'rules') return [];
    const states = statesOf(site, trainingAgents);
    const signals = robots.problems.filter(({ text }) => /^(?:content-signal|license)\s*:/i.test(text));
    const hasPolicy = signals.length > 0 || states.some(({ isNamed }) => isNamed);
    if (!hasPolicy) return [];
    const closed = states.filter(({ isAllowed }) => !isAllowed).map(({ agent }) => agent);
    const said = {
      urls: [],
      evidence: [
        ...states.map(stateEvidence),
        ...signals.map(({ line, text }) => ({ found: say('line-text', { line, text }) })),
      ],
    };
    const all = states.length;
    return closed.length === 0
      ? [{ messageId: 'none', data: { all }, ...said }]
      : [{ messageId: 'some', data: { agents: closed, allowed: all - closed.length, all }, ...said }];
  },
});
