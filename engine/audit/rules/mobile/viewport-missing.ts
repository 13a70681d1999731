/** A page that phones show at the width of a desktop. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

export const viewportMissing = definePageRule({
  id: 'viewport-missing',
  group: 'mobile',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.w3.org/TR/css-viewport-1/',
  needs: 'html',
  tier: 1,
  audience: 'html',
  reads: ['viewport', 'metas', 'links'],
  title: 'Missing viewport meta tag',
  why: 'Without it, phones lay the page out for a desktop screen and shrink it until the text is too small to read.',
  fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head.',
  review: (issue, { isFramed }) => (isFramed ? null : issue),
  check: ({ viewport, metas }, { page }) => {
    if (viewport !== null) return pass();
    // Browsers read the tag of the frameset alone.
    if (page.isFrameMenu) return skip('the page is a part of a frameset');
    const isEmpty = metas.some(({ by, key }) => by === 'name' && key === 'viewport');
    return fail(isEmpty ? 'The viewport tag has no content.' : 'The page has no viewport tag.', {
      wanted: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    });
  },
});
