/** A site that blocks assistants that fetch pages for a user. */
import { defineSiteRule } from '../../rule.ts';
import { findClosed, userAgents } from './agents.ts';

export const aiUserFetcherBlocked = defineSiteRule({
  id: 'ai-user-fetcher-blocked',
  group: 'ai-visibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'AI assistants blocked by robots.txt',
  why: 'These agents fetch a page because a user asked for it. If they are blocked, an assistant cannot read your page even when it is asked to.',
  fix: 'Allow these agents in robots.txt if people should be able to ask about your pages.',
  reads: ['robots', 'matchRobots', 'origin'],
  checkSite: (site) => findClosed(site, userAgents),
});
