/** A site that blocks the search engines behind AI answers. */
import { defineSiteRule } from '../../rule.ts';
import { findClosed, searchAgents } from './agents.ts';
import { aiVisibilityTexts } from './messages.ts';

export const aiSearchBotBlocked = defineSiteRule({
  id: 'ai-search-bot-blocked',
  group: 'ai-visibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
  needs: 'http',
  texts: aiVisibilityTexts['ai-search-bot-blocked'],
  reads: ['robots', 'matchRobots', 'origin'],
  checkSite: (site) => findClosed(site, searchAgents),
});
