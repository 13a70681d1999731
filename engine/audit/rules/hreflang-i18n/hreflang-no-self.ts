/** Language versions that do not list the page itself. */

import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { comparableUrl } from '../canonical/canonical-evidence.ts';
import { hreflangEvidence } from './hreflang-evidence.ts';
import { hreflangI18nTexts } from './messages.ts';

export const hreflangNoSelf = definePageRule({
  id: 'hreflang-no-self',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  audience: 'indexable',
  reads: ['url', 'canonical', 'hreflangs', 'source'],
  texts: hreflangI18nTexts['hreflang-no-self'],
  check: (facts) => {
    const listed = facts.hreflangs.filter(({ inHead, resolved }) => inHead && resolved !== null);
    if (listed.length === 0) return skip('no-hreflang');
    const own = comparableUrl(facts.canonical ?? facts.url);
    if (listed.some(({ resolved }) => comparableUrl(resolved ?? '') === own)) return pass();
    return fail({
      messageId: 'missing',
      data: { count: listed.length, own },
      evidence: hreflangEvidence(facts, listed).map((each, at) =>
        at === 0 ? { ...each, wanted: own } : each,
      ),
    });
  },
});
