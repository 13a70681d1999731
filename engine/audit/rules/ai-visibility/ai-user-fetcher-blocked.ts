/** A site that blocks assistants that fetch pages for a user. */
import { defineSiteRule } from '../../rule.ts';
import { findClosed, userAgents } from './agents.ts';
import { aiVisibilityTexts } from './messages.ts';

export const aiUserFetcherBlocked = defineSiteRule({
  id: 'ai-user-fetcher-blocked',
  group: 'ai-visibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
  needs: 'http',
  texts: aiVisibilityTexts['ai-user-fetcher-blocked'],
  reads: ['robots', 'matchRobots', 'origin'],
  checkSite: (site) => findClosed(site, userAgents),
});
