/** A page without internal links. */
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

export const pageDeadEnd = definePageRule({
  id: 'page-dead-end',
  group: 'links',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Dead end: no internal links on the page',
  why: 'Visitors who land here have nowhere to go next, and crawlers find no other page of the site through it.',
  fix: 'Link to the pages a reader would want next, at least to the home page.',
  reads: ['links', 'url', 'capped'],
  check(facts, { page }) {
    if (page.links.internal.length > 0) return pass();
    if (page.isHome) return skip('a home page without internal links is the whole site');
    if (facts.capped.length > 0) return skip('the page is too large to have been read to its end');
    const others = page.links.outgoing.length;
    return fail('The HTML of this page has no link to another page of the site.', {
      found: `0 internal links, ${countOf(others, 'external link')}`,
      wanted: 'at least one link onward',
    });
  },
});
