/** A page without a description for search results. */
import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { headOpening } from '../title/head-opening.ts';
import { metaDescriptionTexts } from './messages.ts';

export const metaDescriptionMissing = definePageRule({
  id: 'meta-description-missing',
  group: 'meta-description',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  needs: 'html',
  audience: 'indexable',
  texts: metaDescriptionTexts['meta-description-missing'],
  reads: ['description', 'descriptions', 'links', 'source'],
  review: (issue, { isFramed }) => (isFramed ? null : issue),
  check(facts, { page }) {
    if (facts.description !== null) return pass();
    // What is told of the frameset leads to one page in the place of its parts.
    if (page.isFrameMenu) return skip('part-of-frameset');
    const inHead = facts.descriptions.filter((each) => each.inHead);
    if (inHead.length > 0)
      return fail({
        messageId: 'empty',
        evidence: citeNodes(facts, inHead, () => ({
          found: say('an-empty-description'),
          wanted: say('a-sentence-or-two'),
        })),
      });
    return fail({
      messageId: facts.descriptions.length === 0 ? 'absent' : 'in-body',
      evidence: [
        {
          snippet: headOpening(facts),
          found: say('no-description-in-the-head'),
          wanted: '<meta name="description" content="…">',
        },
      ],
    });
  },
});
