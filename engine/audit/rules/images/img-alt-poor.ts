/** Alternative texts that are there but do not help. */

import type { ImageNode } from '../../../model/node-facts.ts';
import type { NodeId } from '../../../model/page-source.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { isDecorative, urlsOf } from './image-role.ts';
import { whyAltIsPoor } from './poor-alt.ts';

export const imgAltPoor = definePageRule({
  id: 'img-alt-poor',
  group: 'images',
  severity: 'info',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Unhelpful alt text',
  why: 'A file name, a word such as “image”, or text that is already beside it tells screen reader users and search engines nothing about the picture.',
  fix: 'Say in a short sentence what the image shows; if the text beside it already does, set alt="".',
  reads: ['images', 'language', 'source'],
  check(facts) {
    const poor: { readonly image: ImageNode; readonly why: string; readonly node: NodeId }[] = [];
    let described = 0;
    for (const image of facts.images) {
      if (image.alt === null || image.alt.trim() === '' || isDecorative(image)) continue;
      described += 1;
      const why = whyAltIsPoor(image, facts.language.used);
      if (why !== null) poor.push({ image, why, node: image.node });
    }
    if (described === 0) return skip('no image has alt text');
    if (poor.length === 0) return pass();
    return fail(
      `${poor.length} of ${countOf(described, 'alt text')} ${poor.length === 1 ? 'is' : 'are'} unhelpful.`,
      citeNodes(facts, poor, ({ image, why }) => ({
        found: `“${clip(image.alt ?? '', 300)}” ${why}`,
        wanted: 'a short description of what the image shows',
        ...urlsOf(image),
      })),
    );
  },
});
