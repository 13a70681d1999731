/** Language versions that do not list the page itself. */

import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { comparableUrl } from '../canonical/canonical-evidence.ts';
import { hreflangEvidence } from './hreflang-evidence.ts';

export const hreflangNoSelf = definePageRule({
  id: 'hreflang-no-self',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  reads: ['url', 'canonical', 'hreflangs', 'source'],
  title: 'Missing self-reference (hreflang)',
  why: 'Each language version must list itself and all others; otherwise Google may ignore the entries.',
  fix: 'Add an entry with the page’s own language and URL.',
  check: (facts) => {
    const listed = facts.hreflangs.filter(({ inHead, resolved }) => inHead && resolved !== null);
    if (listed.length === 0) return skip('The page has no hreflang.');
    const own = comparableUrl(facts.canonical ?? facts.url);
    if (listed.some(({ resolved }) => comparableUrl(resolved ?? '') === own)) return pass();
    return fail(
      `The page lists ${listed.length} language versions, but not itself (${own}).`,
      hreflangEvidence(facts, listed).map((each, at) => (at === 0 ? { ...each, wanted: own } : each)),
    );
  },
});
