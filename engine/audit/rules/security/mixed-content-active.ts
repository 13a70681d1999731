/** An https page that loads code or frames over http. */

import { citeNodes } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { hasUpgrade, isInsecure } from './insecure-urls.ts';
import { securityTexts } from './messages.ts';

export const mixedContentActive = definePageRule({
  id: 'mixed-content-active',
  group: 'security',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.w3.org/TR/mixed-content/',
  needs: 'html',
  audience: 'html',
  reads: ['url', 'http', 'metas', 'resources', 'source'],
  texts: securityTexts['mixed-content-active'],
  check: (facts) => {
    if (!facts.url.startsWith('https:')) return skip('page-not-https');
    if (hasUpgrade(facts.http, facts.metas)) return pass();
    const insecure = facts.resources.filter(({ active, resolved }) => active && isInsecure(resolved));
    if (insecure.length === 0) return pass();
    return fail({
      messageId: 'blocked',
      data: { count: insecure.length },
      evidence: citeNodes(facts, insecure, ({ resolved }) => ({ found: resolved ?? '' })),
    });
  },
});
