/** Alternative texts that are only punctuation: `...`, `-`. */
import { citeNodes } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { isDecorative, urlsOf } from './image-role.ts';
import { imagesTexts } from './messages.ts';

/** Signs that stand for nothing; an arrow, a question mark, a currency or an emoji may say what a picture shows. */
const onlyPunctuation = /^[\s.…·•,:;!\-–—_*~|/\\'"`´“”„=()[\]{}]+$/u;

export const imgAltNoWords = definePageRule({
  id: 'img-alt-no-words',
  group: 'images',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/images.html#alt',
  needs: 'html',
  audience: 'indexable',
  texts: imagesTexts['img-alt-no-words'],
  reads: ['images', 'source'],
  check(facts) {
    const described = facts.images.filter(
      (image) => image.alt !== null && image.alt.trim() !== '' && !isDecorative(image),
    );
    if (described.length === 0) return skip('no-alt-text');
    const empty = described.filter(({ alt }) => onlyPunctuation.test(alt ?? ''));
    const [first] = empty;
    if (first === undefined) return pass();
    return fail({
      messageId: 'wordless',
      data: { alt: clip(first.alt?.trim() ?? '', 20) },
      evidence: citeNodes(facts, empty, (image) => ({
        found: `alt="${clip(image.alt ?? '', 40)}"`,
        wanted: say('a-description-or-empty-alt'),
        ...urlsOf(image),
      })),
    });
  },
});
