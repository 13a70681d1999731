/** A page that is noindex and has another page as its canonical. */
import { isNoindexForGoogle } from '../../gates.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { withoutFragment } from '../../page/url-parts.ts';
import { definePageRule } from '../../rule.ts';

/** The page under its other spellings is the same page. */
const bare = (url: string): string =>
  withoutFragment(url)
    .replace(/\/(?:index\.\w+)?$/, '')
    .toLowerCase();

export const noindexCanonicalConflict = definePageRule({
  id: 'noindex-canonical-conflict',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  tier: 2,
  audience: 'html',
  reads: ['robots', 'canonical', 'url'],
  title: 'Noindex together with a canonical to another page',
  why: 'The canonical says that this page is a copy of the other; noindex says to drop it. Google may follow either, and links to this page may not count for the other.',
  fix: 'Keep the canonical alone if the pages are the same, or noindex alone if they are not.',
  check: ({ robots, canonical, url }) => {
    if (!isNoindexForGoogle(robots)) return pass();
    if (canonical === null) return skip('The page has no canonical.');
    if (bare(canonical) === bare(url)) return pass();
    return fail(`The page is noindex, and its canonical is ${canonical}.`, {
      found: `noindex, canonical ${canonical}`,
      wanted: 'one of the two',
      urls: [canonical],
    });
  },
});
