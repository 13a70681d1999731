/** Language versions without x-default. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { hreflangEvidence } from './hreflang-evidence.ts';

export const hreflangNoXDefault = definePageRule({
  id: 'hreflang-no-x-default',
  group: 'hreflang-i18n',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  reads: ['hreflangs', 'source'],
  title: 'Missing x-default (hreflang)',
  why: 'x-default is optional; it names the page for visitors whose language is not among the versions.',
  fix: 'Add an entry with hreflang="x-default" for the page that everyone else should see.',
  check: (facts) => {
    const codes = facts.hreflangs.map(({ code }) => code.toLowerCase());
    if (codes.includes('x-default')) return pass();
    const languages = new Set(codes.map((code) => code.split(/[-_]/)[0]));
    if (languages.size < 2) return skip('The page does not list several languages.');
    return fail(
      `The page lists ${languages.size} languages but no x-default for everyone else.`,
      hreflangEvidence(facts, facts.hreflangs),
    );
  },
});
