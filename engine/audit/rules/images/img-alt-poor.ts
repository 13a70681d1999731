/** Alternative texts that are there but do not help. */

import type { ImageNode } from '../../../model/node-facts.ts';
import type { NodeId } from '../../../model/page-source.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { isDecorative, urlsOf } from './image-role.ts';
import { imagesTexts } from './messages.ts';
import { charactersMax, type PoorAlt, whyAltIsPoor } from './poor-alt.ts';

export const imgAltPoor = definePageRule({
  id: 'img-alt-poor',
  group: 'images',
  severity: 'info',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  needs: 'html',
  audience: 'indexable',
  texts: imagesTexts['img-alt-poor'],
  reads: ['images', 'language', 'source'],
  check(facts) {
    const poor: { readonly image: ImageNode; readonly why: PoorAlt; readonly node: NodeId }[] = [];
    let described = 0;
    for (const image of facts.images) {
      if (image.alt === null || image.alt.trim() === '' || isDecorative(image)) continue;
      described += 1;
      const why = whyAltIsPoor(image, facts.language.used);
      if (why !== null) poor.push({ image, why, node: image.node });
    }
    if (described === 0) return skip('no-alt-text');
    const [first] = poor;
    if (first === undefined) return pass();
    const { kind } = first.why;
    return fail({
      messageId: poor.every(({ why }) => why.kind === kind) ? kind : 'mixed',
      data: { poor: poor.length, described, max: charactersMax, example: clip(first.image.alt ?? '', 40) },
      evidence: citeNodes(facts, poor, ({ image, why }) => ({
        found: why.shown,
        wanted: say('a-description-of-the-image'),
        ...urlsOf(image),
      })),
    });
  },
});
