/** An https page that loads images, sound or film over http. */

import type { ImageNode } from '../../../model/node-facts.ts';
import type { PageFacts } from '../../../model/page-facts.ts';
import type { NodeId } from '../../../model/page-source.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { hasUpgrade, isInsecure } from './insecure-urls.ts';
import { securityTexts } from './messages.ts';

const passiveKinds = new Set(['audio', 'video', 'source', 'track', 'poster', 'input-image', 'icon']);

/** The first insecure URL it may be loaded from. */
function insecureOf({ resolved, lazySrc, candidates }: ImageNode): string | null {
  if (isInsecure(resolved)) return resolved;
  if (isInsecure(lazySrc)) return lazySrc;
  return candidates.find((candidate) => isInsecure(candidate.resolved))?.resolved ?? null;
}

function findInsecure(facts: Pick<PageFacts, 'images' | 'resources'>) {
  const found: { readonly url: string; readonly node: NodeId }[] = [];
  for (const image of facts.images) {
    const url = insecureOf(image);
    if (url !== null) found.push({ url, node: image.node });
  }
  for (const { kind, resolved, node } of facts.resources)
    if (isInsecure(resolved) && passiveKinds.has(kind)) found.push({ url: resolved, node });
  return found;
}

export const mixedContentPassive = definePageRule({
  id: 'mixed-content-passive',
  group: 'security',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/TR/mixed-content/',
  needs: 'html',
  audience: 'html',
  reads: ['url', 'http', 'metas', 'images', 'resources', 'source'],
  texts: securityTexts['mixed-content-passive'],
  check: (facts) => {
    if (!facts.url.startsWith('https:')) return skip('page-not-https');
    if (hasUpgrade(facts.http, facts.metas)) return pass();
    const insecure = findInsecure(facts);
    if (insecure.length === 0) return pass();
    return fail({
      messageId: 'insecure',
      data: { count: insecure.length },
      evidence: citeNodes(facts, insecure, ({ url }) => ({ found: url })),
    });
  },
});
