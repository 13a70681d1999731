/** Long stretches of text without a heading. */

import { citeElements } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { aiVisibilityTexts } from './messages.ts';

const wordsMax = 800;

export const aiSectionTooLong = definePageRule({
  id: 'ai-section-too-long',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  reads: ['headings', 'sections', 'source', 'pageType'],
  texts: aiVisibilityTexts['ai-section-too-long'],
  check: (facts) => {
    // A reference or a licence is looked up, not quoted.
    if (facts.pageType.type !== 'article') return skip('no-article');
    const headed = facts.sections.filter(({ heading }) => heading !== -1);
    if (headed.length === 0) return skip('no-headings');
    const long = headed.flatMap(({ heading, words }) => {
      const node = facts.headings[heading];
      return words > wordsMax && node !== undefined ? [{ ...node, words }] : [];
    });
    const [first] = long;
    if (first === undefined) return pass();
    return fail({
      messageId: 'long',
      data: { count: long.length, limit: wordsMax, heading: clip(first.text, 80), words: first.words },
      evidence: citeElements(facts, long, ({ words }) => ({
        found: say('words', { words }),
        wanted: say('at-most-count', { limit: wordsMax }),
      })),
    });
  },
});
