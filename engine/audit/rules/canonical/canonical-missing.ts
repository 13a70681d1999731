/** A page without a canonical. */
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { canonicalTexts } from './messages.ts';

export const canonicalMissing = definePageRule({
  id: 'canonical-missing',
  group: 'canonical',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  audience: 'indexable',
  reads: ['url', 'canonicals', 'linkTags'],
  texts: canonicalTexts['canonical-missing'],
  check: ({ url, canonicals, linkTags }) => {
    if (canonicals.length > 0 || linkTags.some(({ rel }) => rel.includes('canonical'))) return pass();
    return fail({
      messageId: 'missing',
      data: { url },
      evidence: [
        {
          wanted: `<link rel="canonical" href="${url}">`,
          urls: [url],
        },
      ],
    });
  },
  // Where no other URL returns the same page there is nothing to tell apart.
  review: (issue, { hasDuplicate }) =>
    hasDuplicate || issue.evidence.some(({ urls = [] }) => urls.some((url) => url.includes('?')))
      ? issue
      : null,
});
