/** A firewall that blocks AI agents that robots.txt allows. */
import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { aiVisibilityTexts } from './messages.ts';

const turnedAway: ReadonlySet<number> = new Set([401, 402, 403, 429, 503]);

export const aiAgentEdgeBlocked = defineSiteRule({
  id: 'ai-agent-edge-blocked',
  group: 'ai-visibility',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'http',
  texts: aiVisibilityTexts['ai-agent-edge-blocked'],
  reads: ['probes', 'matchRobots', 'origin'],
  checkSite({ probes: { agents }, matchRobots, origin }) {
    if (agents.length === 0) return missing('agents-off');
    const away = agents.filter(
      ({ agent, check }) =>
        matchRobots(agent, `${origin}/`).allowed &&
        (check.blocked !== null || turnedAway.has(check.status ?? 0)),
    );
    if (away.length === 0) return [];
    return [
      {
        urls: [],
        messageId: 'blocked',
        data: { agents: away.map(({ agent }) => agent) },
        evidence: away.map(({ agent, check }) => ({
          found: say('agent-status', { agent, status: String(check.status ?? 'none') }),
          wanted: '200',
          urls: [`${origin}/`],
        })),
      },
    ];
  },
});
