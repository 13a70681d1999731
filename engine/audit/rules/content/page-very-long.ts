/** One page that holds what could be dozens of pages. */
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { isNumbered } from '../../page/numbering.ts';
import { isInSeries } from '../../page/page-signs.ts';
import { definePageRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

const wordsMax = 20_000;
const sectionsMin = 40;

export const pageVeryLong = definePageRule({
  id: 'page-very-long',
  group: 'content',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  texts: contentTexts['page-very-long'],
  reads: ['text', 'headings', 'title', 'linkTags', 'links'],
  check({ text, headings, title, linkTags, links }) {
    // Listings of code are looked up, not read.
    const words = text.proseWordCount;
    if (words < wordsMax || headings.length < sectionsMin) return pass();
    if (isInSeries({ linkTags, links }) || isNumbered(title ?? '')) return skip('part-of-longer-text');
    return fail({
      messageId: 'long',
      data: { words, sections: headings.length },
      evidence: [
        {
          found: say('words', { words }),
          wanted: say('a-page-for-each-main-section'),
        },
      ],
    });
  },
});
