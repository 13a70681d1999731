/** A page that phones show at the width of a desktop. */
import { fail, pass } from '../../outcome.ts';
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
  reads: ['viewport', 'metas'],
  title: 'Missing viewport meta tag',
  why: 'Without it phones lay the page out as for a desktop screen and shrink it until the text is too small to read.',
  fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head.',
  check: ({ viewport, metas }) => {
    if (viewport !== null) return pass();
    const isEmpty = metas.some(({ by, key }) => by === 'name' && key === 'viewport');
    return fail(isEmpty ? 'The viewport tag has no content.' : 'The page has no viewport tag.', {
      wanted: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    });
  },
});
