/** Large images written into the HTML as data URLs. */

import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { startTagOf } from '../accessibility/start-tag.ts';
import { imagesTexts } from './messages.ts';

/** Characters of base64: about 50 KB of image. */
const charactersMax = 68_000;

export const imgInlineHeavy = definePageRule({
  id: 'img-inline-heavy',
  group: 'images',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  needs: 'html',
  audience: 'html',
  texts: imagesTexts['img-inline-heavy'],
  reads: ['images', 'source'],
  check(facts) {
    if (facts.source === null) return skip('html-gone');
    const large = facts.images
      .map(({ node }) => ({ node, length: startTagOf(facts, node).length }))
      .filter(
        ({ node, length }) =>
          length > charactersMax && /\ssrc\s*=\s*["']?data:image/i.test(startTagOf(facts, node)),
      );
    if (large.length === 0) return pass();
    const kilobytes = large.reduce((sum, { length }) => sum + length, 0) / 1000;
    return fail({
      messageId: 'embedded',
      data: { count: large.length, kilobytes: Math.round(kilobytes) },
      evidence: citeNodes(facts, large, ({ length }) => ({
        found: `${Math.round(length / 1000)} KB`,
        wanted: say('a-file'),
      })),
    });
  },
});
