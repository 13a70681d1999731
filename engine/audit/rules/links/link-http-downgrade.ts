/** Links from an https page to http URLs. */
import { citeNodes } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { hostOf, isSameSite } from '../../page/url-parts.ts';
import { definePageRule } from '../../rule.ts';
import { isPrivateHost } from './private-hosts.ts';

export const linkHttpDowngrade = definePageRule({
  id: 'link-http-downgrade',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Internal link to http:// from an HTTPS page',
  why: 'A link to http:// sends visitors through an unencrypted request, and usually through a redirect that costs time.',
  fix: 'Change http:// to https:// in the link, if the target is available over HTTPS.',
  reads: ['links', 'url', 'source'],
  check(facts, { page }) {
    if (!facts.url.startsWith('https://')) return skip('the page itself is on http://');
    if (page.links.outgoing.length === 0) return skip('there is no link to another page');
    // Whether another site has https is not known here, and its owner's matter.
    const plain = page.links.otherOrigin.filter(
      ({ resolved }) =>
        resolved.startsWith('http://') && isSameSite(resolved, facts.url) && !isPrivateHost(hostOf(resolved)),
    );
    if (plain.length === 0) return pass();
    return fail(
      `${countThat(plain.length, 'link', ['points', 'point'])} to the http:// version of this site.`,
      citeNodes(facts, plain, ({ resolved }) => ({
        found: resolved,
        wanted: resolved.replace('http://', 'https://'),
      })),
    );
  },
});
