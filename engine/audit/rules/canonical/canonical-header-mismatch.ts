/** A Link header and a tag with different canonicals. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { canonicalEvidence, isUsable, urlsFrom } from './canonical-evidence.ts';

export const canonicalHeaderMismatch = definePageRule({
  id: 'canonical-header-mismatch',
  group: 'canonical',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  tier: 2,
  audience: 'html',
  reads: ['canonicals', 'source'],
  title: 'Canonical in the HTTP header differs from the tag',
  why: 'When the Link header and the tag declare different canonical URLs, search engines may ignore both.',
  fix: 'Use the same URL in both, or keep only one of them.',
  check: (facts) => {
    if (!facts.canonicals.some(({ source }) => source === 'header'))
      return skip('Only one of the two names a canonical.');
    const [byTag, moreTags] = urlsFrom(facts.canonicals, 'link');
    const [byHeader, moreHeaders] = urlsFrom(facts.canonicals, 'header');
    if (byTag === undefined || byHeader === undefined) return skip('Only one of the two names a canonical.');
    if (moreTags !== undefined || moreHeaders !== undefined)
      return skip('Several canonicals in one place are reported by another check.');
    if (byTag === byHeader) return pass();
    return fail(
      `The Link header declares ${byHeader} as canonical; the page declares ${byTag}.`,
      facts.canonicals
        .filter(isUsable)
        .slice(0, 10)
        .map((each) => canonicalEvidence(facts, each)),
    );
  },
});
