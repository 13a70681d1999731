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
  title: 'Link leads to http://',
  why: 'A link to http:// sends visitors through an unencrypted request, and on the own site usually through a redirect that costs time.',
  fix: 'Change http:// to https:// in the link, if the target answers there.',
  reads: ['links', 'url', 'source'],
  check(facts, { page }) {
    if (!facts.url.startsWith('https://')) return skip('the page itself is on http://');
    if (page.links.outgoing.length === 0) return skip('there is no link to another page');
    const plain = page.links.otherOrigin.filter(
      ({ resolved }) => resolved.startsWith('http://') && !isPrivateHost(hostOf(resolved)),
    );
    if (plain.length === 0) return pass();
    const own = plain.filter(({ resolved }) => isSameSite(resolved, facts.url));
    const others = plain.filter(({ resolved }) => !isSameSite(resolved, facts.url));
    const message =
      own.length > 0
        ? `${countThat(own.length, 'link', ['leads', 'lead'])} to http:// addresses of this site${others.length > 0 ? `, and ${others.length} to those of others` : ''}.`
        : `${countThat(others.length, 'link', ['leads', 'lead'])} to http:// addresses of other sites.`;
    return fail(
      message,
      citeNodes(facts, [...own, ...others], ({ resolved }) => ({
        found: resolved,
        wanted: resolved.replace('http://', 'https://'),
      })),
      own.length > 0 ? 'warning' : 'info',
    );
  },
});
