/** A page without a title. */

import { citeElements } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { headOpening } from './head-opening.ts';
import { titleTexts } from './messages.ts';

export const titleMissing = definePageRule({
  id: 'title-missing',
  group: 'title',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: 'html',
  audience: 'indexable',
  texts: titleTexts['title-missing'],
  reads: ['title', 'titles', 'source'],
  check(facts) {
    if (facts.title !== null) return pass();
    const inHead = facts.titles.filter((each) => each.inHead);
    if (inHead.length > 0)
      return fail({
        messageId: 'empty',
        evidence: citeElements(facts, inHead, () => ({
          found: say('an-empty-title'),
          wanted: say('a-title-with-text'),
        })),
      });
    const [inBody] = facts.titles;
    const evidence = [
      {
        snippet: headOpening(facts),
        found: say('no-title-in-the-head'),
        wanted: say('one-title-in-the-head'),
      },
    ];
    return inBody === undefined
      ? fail({ messageId: 'absent', evidence })
      : fail({ messageId: 'in-body', data: { title: clip(inBody.text, 80) }, evidence });
  },
});
