/** A page without a description for search results. */
import { citeNodes } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { headOpening } from '../title/head-opening.ts';

export const metaDescriptionMissing = definePageRule({
  id: 'meta-description-missing',
  group: 'meta-description',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Missing meta description',
  why: 'Google may show the description as the text of a search result. Without one it picks a passage from the page, which may not be the best.',
  fix: 'Write a sentence or two that sum up this page and put them into <meta name="description">.',
  reads: ['description', 'descriptions', 'links', 'source'],
  review: (issue, { isFramed }) => (isFramed ? null : issue),
  check(facts, { page }) {
    if (facts.description !== null) return pass();
    // What is told of the frameset leads to one page in the place of its parts.
    if (page.isFrameMenu) return skip('the page is a part of a frameset');
    const inHead = facts.descriptions.filter((each) => each.inHead);
    if (inHead.length > 0)
      return fail(
        'The meta description in the head is empty.',
        citeNodes(facts, inHead, () => ({ found: 'an empty description', wanted: 'a sentence or two' })),
      );
    return fail(
      facts.descriptions.length === 0
        ? 'The head of this page has no meta description.'
        : 'The head of this page has no meta description; the only one is in the body.',
      {
        snippet: headOpening(facts),
        found: 'no description in the head',
        wanted: '<meta name="description" content="…">',
      },
    );
  },
});
