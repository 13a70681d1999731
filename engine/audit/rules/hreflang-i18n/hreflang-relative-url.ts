/** hreflang entries that are not absolute URLs. */
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { hreflangEvidence } from './hreflang-evidence.ts';

export const hreflangRelativeUrl = definePageRule({
  id: 'hreflang-relative-url',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  reads: ['hreflangs', 'source'],
  title: 'Relative URL in hreflang',
  why: 'Google asks for full URLs with scheme and host in hreflang.',
  fix: 'Write each hreflang URL in full, such as https://www.example.com/de.',
  check: (facts) => {
    if (facts.hreflangs.length === 0) return skip('The page has no hreflang.');
    const relative = facts.hreflangs.filter(({ absolute }) => !absolute);
    const [first] = relative;
    if (first === undefined) return pass();
    return fail(
      `${countOf(relative.length, 'hreflang entry', 'hreflang entries')} without scheme and host, such as "${first.href}" for ${first.code}.`,
      hreflangEvidence(facts, relative),
    );
  },
});
