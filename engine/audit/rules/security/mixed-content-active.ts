/** An https page that loads code or frames over http. */
import { citeNodes } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { hasUpgrade, isInsecure } from './insecure-urls.ts';

export const mixedContentActive = definePageRule({
  id: 'mixed-content-active',
  group: 'security',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.w3.org/TR/mixed-content/',
  needs: 'html',
  tier: 1,
  audience: 'html',
  reads: ['url', 'http', 'metas', 'resources', 'source'],
  title: 'Mixed content: scripts, styles or frames over HTTP',
  why: 'Browsers block them on an https page, so part of the page does not work.',
  fix: 'Load them over https.',
  check: (facts) => {
    if (!facts.url.startsWith('https:')) return skip('The page itself is not served over https.');
    if (hasUpgrade(facts.http, facts.metas)) return pass();
    const insecure = facts.resources.filter(({ active, resolved }) => active && isInsecure(resolved));
    if (insecure.length === 0) return pass();
    return fail(
      `${countThat(insecure.length, 'active resource', ['is', 'are'])} loaded over http and blocked by browsers.`,
      citeNodes(facts, insecure, ({ resolved }) => ({ found: resolved ?? '' })),
    );
  },
});
