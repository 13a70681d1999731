/** Lists AI agents by purpose, with what robots.txt allows each. */
import { tokensOf } from '../../../model/crawlers.ts';
import type { SiteFacts } from '../../../model/site-facts.ts';
import { type EvidenceDraft, say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import type { SiteOutcome } from '../../rule.ts';
import type { FindingOf } from '../../rule-texts.ts';
import type { aiVisibilityTexts } from './messages.ts';

export const searchAgents = tokensOf('ai-search');
export const userAgents = tokensOf('ai-assistant');
export const trainingAgents = tokensOf('ai-training');

export interface AgentState {
  readonly agent: string;
  readonly isAllowed: boolean;
  /** robots.txt has a group for it. */
  readonly isNamed: boolean;
  readonly reason: string;
}

type Blocked = FindingOf<(typeof aiVisibilityTexts)['ai-search-bot-blocked']>;
type Site = Pick<SiteFacts, 'robots' | 'matchRobots' | 'origin'>;

/** Whether each may crawl the home page; the agent's own group takes precedence over the general one. */
export const statesOf = (
  { robots, matchRobots, origin }: Site,
  agents: readonly string[],
): readonly AgentState[] =>
  agents.map((agent) => {
    const { allowed, reason } = matchRobots(agent, `${origin}/`);
    const token = agent.toLowerCase();
    const isNamed = robots?.groups.some(({ agents: named }) => named.includes(token)) === true;
    return { agent, isAllowed: allowed, isNamed, reason };
  });

export const stateEvidence = ({ agent, isAllowed, reason }: AgentState): EvidenceDraft => ({
  found: isAllowed ? say('agent-allowed', { agent }) : say('agent-blocked', { agent, reason }),
});

/** A finding when robots.txt blocks some of the agents but not everybody, which another rule reports. */
export function findClosed(site: Site, agents: readonly string[]): SiteOutcome<Blocked> {
  if (site.robots === null) return missing('robots-txt-not-requested');
  if (site.robots.access !== 'rules') return [];
  const states = statesOf(site, agents);
  const closed = states.filter(({ isAllowed }) => !isAllowed);
  if (closed.length === 0 || !site.matchRobots('*', `${site.origin}/`).allowed) return [];
  return [
    {
      urls: [],
      messageId: 'blocked',
      data: { agents: closed.map(({ agent }) => agent) },
      evidence: states.map(stateEvidence),
    },
  ];
}
