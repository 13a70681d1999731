/** A site closed to assistants that look something up for a person. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { stateEvidence, statesOf, userAgents } from './agents.ts';

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
  title: 'AI assistants may not open the site for a person',
  why: 'These agents fetch a page because somebody asked for it. Closed to them, an assistant cannot read your page even when it is asked to.',
  fix: 'Allow these agents in robots.txt if people should be able to ask about your pages.',
  reads: ['robots', 'judge', 'origin'],
  checkSite(site) {
    if (site.robots === null) return missing('robots.txt was not asked for.');
    if (site.robots.access !== 'rules') return [];
    const states = statesOf(site, userAgents);
    const closed = states.filter(({ isAllowed }) => !isAllowed);
    // A site closed to everybody is another finding.
    if (closed.length === 0 || !site.judge('*', `${site.origin}/`).allowed) return [];
    return [
      {
        urls: [],
        says: `robots.txt closes the site to ${closed.map(({ agent }) => agent).join(', ')}.`,
        evidence: states.map(stateEvidence),
      },
    ];
  },
});
