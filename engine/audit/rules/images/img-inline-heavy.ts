/** Large images written into the HTML as data URLs. */
import { citeNodes } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { startTagOf } from '../accessibility/start-tag.ts';

/** Characters of base64: about 50 KB of image. */
const charactersMax = 68_000;

export const imgInlineHeavy = definePageRule({
  id: 'img-inline-heavy',
  group: 'images',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  needs: 'html',
  tier: 2,
  audience: 'html',
  title: 'Large image embedded in the HTML (base64)',
  why: 'The image delays the text after it, is a third larger than a separate file and is downloaded again on every visit. Google Images cannot index it.',
  fix: 'Save the image as a file and refer to it in src.',
  reads: ['images', 'source'],
  check(facts) {
    if (facts.source === null) return skip('the HTML of the page is no longer available');
    if (!facts.source.html.includes(';base64,')) return pass();
    const large = facts.images
      .map(({ node }) => ({ node, length: startTagOf(facts, node).length }))
      .filter(
        ({ node, length }) =>
          length > charactersMax && /\ssrc\s*=\s*["']?data:image/i.test(startTagOf(facts, node)),
      );
    if (large.length === 0) return pass();
    const kilobytes = large.reduce((sum, { length }) => sum + length, 0) / 1000;
    return fail(
      `${countThat(large.length, 'image', ['is', 'are'])} embedded in the HTML and ${large.length === 1 ? 'makes' : 'make'} it ${Math.round(kilobytes)} KB larger.`,
      citeNodes(facts, large, ({ length }) => ({
        found: `${Math.round(length / 1000)} KB`,
        wanted: 'a file',
      })),
    );
  },
});
