/** Several canonicals with different URLs. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { canonicalEvidence, isUsable, urlsFrom } from './canonical-evidence.ts';

export const canonicalMultiple = definePageRule({
  id: 'canonical-multiple',
  group: 'canonical',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  tier: 1,
  audience: 'html',
  reads: ['canonicals', 'source'],
  title: 'Multiple canonical tags with different URLs',
  why: 'When a page declares several canonical URLs, search engines are likely to ignore them all.',
  fix: 'Keep one canonical, the URL that search results should show.',
  check: (facts) => {
    if (facts.canonicals.length < 2) return pass();
    const byTag = urlsFrom(facts.canonicals, 'link');
    const byHeader = urlsFrom(facts.canonicals, 'header');
    const all = new Set([...byTag, ...byHeader]);
    if (all.size < 2) return pass();
    if (byTag.size === 1 && byHeader.size === 1)
      return skip('A tag and a header that differ are reported by another check.');
    return fail(
      `The page declares ${all.size} different canonical URLs.`,
      facts.canonicals
        .filter(isUsable)
        .slice(0, 10)
        .map((each) => canonicalEvidence(facts, each)),
    );
  },
});
