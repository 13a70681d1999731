/** hreflang entries that are not absolute URLs. */
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { hreflangEvidence } from './hreflang-evidence.ts';
import { hreflangI18nTexts } from './messages.ts';

export const hreflangRelativeUrl = definePageRule({
  id: 'hreflang-relative-url',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  audience: 'indexable',
  reads: ['hreflangs', 'source'],
  texts: hreflangI18nTexts['hreflang-relative-url'],
  check: (facts) => {
    if (facts.hreflangs.length === 0) return skip('no-hreflang');
    const relative = facts.hreflangs.filter(({ absolute }) => !absolute);
    const [first] = relative;
    if (first === undefined) return pass();
    return fail({
      messageId: 'relative',
      data: { count: relative.length, href: clip(first.href, 200), code: clip(first.code, 80) },
      evidence: hreflangEvidence(facts, relative),
    });
  },
});
