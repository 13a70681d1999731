/** A site that blocks the search engines behind AI answers. */
import { defineSiteRule } from '../../rule.ts';
import { findClosed, searchAgents } from './agents.ts';

export const aiSearchBotBlocked = defineSiteRule({
  id: 'ai-search-bot-blocked',
  group: 'ai-visibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'AI search crawlers blocked by robots.txt',
  why: 'These crawlers build the indexes that AI assistants search and quote from. If they are blocked, the site is not quoted. They are not the crawlers that collect training data.',
  fix: 'If you want to be quoted, allow these agents in robots.txt, each with a group of its own.',
  reads: ['robots', 'matchRobots', 'origin'],
  checkSite: (site) => findClosed(site, searchAgents),
});
