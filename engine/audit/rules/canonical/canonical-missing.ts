/** A page without a canonical. */
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

export const canonicalMissing = definePageRule({
  id: 'canonical-missing',
  group: 'canonical',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  reads: ['url', 'canonicals', 'linkTags'],
  title: 'Missing canonical tag',
  why: 'A canonical is not required, but it tells search engines which URL to show when the same page can be reached at several.',
  fix: 'Add a canonical link with the full URL of this page to the head.',
  check: ({ url, canonicals, linkTags }) => {
    if (canonicals.length > 0 || linkTags.some(({ rel }) => rel.includes('canonical'))) return pass();
    return fail('Neither the head nor a Link header declares a canonical URL.', {
      wanted: `<link rel="canonical" href="${url}">`,
      urls: [url],
    });
  },
  // Where no other URL returns the same page there is nothing to tell apart.
  review: (issue, { hasDuplicate }) =>
    hasDuplicate || issue.evidence.some(({ urls = [] }) => urls.some((url) => url.includes('?')))
      ? issue
      : null,
});
