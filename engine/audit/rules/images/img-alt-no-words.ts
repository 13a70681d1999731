/** Alternative texts that are only punctuation: `...`, `-`. */
import { citeNodes } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { isDecorative, urlsOf } from './image-role.ts';

/** Signs that stand for nothing; an arrow, a question mark, a currency or an emoji may say what a picture shows. */
const onlyPunctuation = /^[\s.…·•,:;!\-–—_*~|/\\'"`´“”„=()[\]{}]+$/u;

export const imgAltNoWords = definePageRule({
  id: 'img-alt-no-words',
  group: 'images',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/images.html#alt',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Alt text without words (alt="...")',
  why: 'Alt text stands in for the image. Dots or dashes are read aloud as they are, and tell search engines nothing.',
  fix: 'Describe the image in a few words, or set alt="" if it is only decoration.',
  reads: ['images', 'source'],
  check(facts) {
    const described = facts.images.filter(
      (image) => image.alt !== null && image.alt.trim() !== '' && !isDecorative(image),
    );
    if (described.length === 0) return skip('no image has an alt text');
    const empty = described.filter(({ alt }) => onlyPunctuation.test(alt ?? ''));
    const [first] = empty;
    if (first === undefined) return pass();
    return fail(
      `The alt text “${clip(first.alt?.trim() ?? '', 20)}” has no word in it.`,
      citeNodes(facts, empty, (image) => ({
        found: `alt="${clip(image.alt ?? '', 40)}"`,
        wanted: 'a short description, or alt="" for decoration',
        ...urlsOf(image),
      })),
    );
  },
});
