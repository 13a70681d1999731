/** A firewall that blocks AI agents that robots.txt allows. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const turnedAway: ReadonlySet<number> = new Set([401, 402, 403, 429, 503]);

export const aiAgentEdgeBlocked = defineSiteRule({
  id: 'ai-agent-edge-blocked',
  group: 'ai-visibility',
  severity: 'warning',
  basis: 'heuristic',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Firewall blocks AI crawlers',
  why: 'Bot protection in front of the server refuses these agents, whatever robots.txt says. Real agents may be let in by their IP address, which we cannot test.',
  fix: 'Check the bot rules of your firewall or CDN and allow the agents you want.',
  reads: ['probes', 'matchRobots', 'origin'],
  checkSite({ probes: { agents }, matchRobots, origin }) {
    if (agents.length === 0) return missing('Requests as AI agents are sent only when this is turned on.');
    const away = agents.filter(
      ({ agent, check }) =>
        matchRobots(agent, `${origin}/`).allowed &&
        (check.blocked !== null || turnedAway.has(check.status ?? 0)),
    );
    if (away.length === 0) return [];
    return [
      {
        urls: [],
        message: `The server sends the home page to other visitors but blocks ${away.map(({ agent }) => agent).join(', ')}.`,
        evidence: away.map(({ agent, check }) => ({
          found: `${agent}: ${check.status ?? 'no response'}`,
          wanted: '200',
          urls: [`${origin}/`],
        })),
      },
    ];
  },
});
