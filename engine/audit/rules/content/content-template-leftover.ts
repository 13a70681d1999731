/** Texts and images of a theme, a site builder or a content system that nobody replaced. */
import { citeNodes } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

/** Services that draw gray boxes or serve any picture of a size. */
const placeholderHost =
  /^https?:\/\/(?:www\.)?(?:placehold\.(?:it|co|jp)|via\.placeholder\.com|placeholder\.com|dummyimage\.com|fakeimg\.pl|lorempixel\.com|loremflickr\.com|picsum\.photos|placekitten\.com|placeimg\.com)\//i;

export const contentTemplateLeftover = definePageRule({
  id: 'content-template-leftover',
  group: 'content',
  revision: 2,
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  texts: contentTexts['content-template-leftover'],
  reads: ['quality', 'images', 'source'],
  check(facts) {
    const { templateLeftovers } = facts.quality;
    const [first] = templateLeftovers;
    if (first === undefined) {
      const pictures = facts.images.filter(({ resolved }) => placeholderHost.test(resolved ?? ''));
      if (pictures.length === 0) return pass();
      return fail({
        messageId: 'images',
        data: { images: pictures.length },
        evidence: citeNodes(facts, pictures, ({ resolved }) => ({
          wanted: say('your-own-image'),
          urls: resolved === null ? [] : [resolved],
        })),
      });
    }
    return fail({
      messageId: 'leftover',
      data: { sample: clip(first.text.trim(), 80) },
      evidence: templateLeftovers.map(({ text, context }) => ({
        found: text.trim(),
        snippet: context,
        wanted: say('your-own-text'),
      })),
    });
  },
});
