/** Links from an https page to http URLs. */

import { citeNodes } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { hostOf, isSameSite } from '../../page/url-parts.ts';
import { definePageRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';
import { isPrivateHost } from './private-hosts.ts';

export const linkHttpDowngrade = definePageRule({
  id: 'link-http-downgrade',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  texts: linksTexts['link-http-downgrade'],
  reads: ['links', 'url', 'source'],
  check(facts, { page }) {
    if (!facts.url.startsWith('https://')) return skip('page-on-http');
    if (page.links.outgoing.length === 0) return skip('no-page-link');
    // Whether another site has https is not known here, and its owner's matter.
    const plain = page.links.otherOrigin.filter(
      ({ resolved }) =>
        resolved.startsWith('http://') && isSameSite(resolved, facts.url) && !isPrivateHost(hostOf(resolved)),
    );
    if (plain.length === 0) return pass();
    return fail({
      messageId: 'plain',
      data: { count: plain.length },
      evidence: citeNodes(facts, plain, ({ resolved }) => ({
        found: resolved,
        wanted: resolved.replace('http://', 'https://'),
      })),
    });
  },
});
