/** A robots.txt that blocks the whole site for search engines. */

import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

const searchEngines = {
  googlebot: 'Googlebot',
  bingbot: 'Bingbot',
  '*': 'every crawler without rules of its own',
};

export const robotsTxtDisallowAll = defineSiteRule({
  id: 'robots-txt-disallow-all',
  group: 'indexability',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9309.html',
  needs: 'http',
  texts: indexabilityTexts['robots-txt-disallow-all'],
  reads: ['robots', 'matchRobots', 'origin'],
  checkSite({ robots, matchRobots, origin }) {
    if (robots === null) return missing('robots-txt-not-requested');
    if (robots.access !== 'rules') return [];
    const closed = Object.entries(searchEngines).flatMap(([agent, name]) => {
      const match = matchRobots(agent, `${origin}/`);
      return match.allowed ? [] : [{ agent, name, reason: match.reason }];
    });
    if (closed.length === 0) return [];
    const isOnlyOthers = closed.every(({ agent }) => agent === '*');
    return [
      {
        urls: [],
        ...(isOnlyOthers
          ? ({ messageId: 'others' } as const)
          : ({ messageId: 'blocked', data: { agents: closed.map(({ name }) => name) } } as const)),
        evidence: closed.map(({ name, reason }) => ({
          found: `${name}: ${reason}`,
          wanted: say('a-home-page-that-may-be-crawled'),
          urls: [robots.url],
        })),
        // Google and Bing are allowed by name, so the rest is on purpose.
        ...(isOnlyOthers && { severity: 'warning' as const }),
      },
    ];
  },
});
