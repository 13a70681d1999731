/** A language version whose canonical is another language version. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { comparableUrl } from './canonical-evidence.ts';

export const canonicalHreflangConflict = definePageRule({
  id: 'canonical-hreflang-conflict',
  group: 'canonical',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  tier: 2,
  audience: 'html',
  reads: ['url', 'canonical', 'hreflangs'],
  title: 'Canonical contradicts hreflang',
  why: 'hreflang offers this page as one language version, while its canonical asks for another to be listed instead; the version may drop out of search.',
  fix: 'Have each language version declare itself as canonical.',
  check: ({ url, canonical, hreflangs }) => {
    if (canonical === null || hreflangs.length === 0) return skip('There is no canonical or no hreflang.');
    const page = comparableUrl(url);
    const target = comparableUrl(canonical);
    const codeOf = (url: string): string | undefined =>
      hreflangs.find(({ resolved }) => resolved !== null && comparableUrl(resolved) === url)?.code;
    const own = codeOf(page);
    const other = codeOf(target);
    if (page === target || own === undefined || other === undefined) return pass();
    return fail(`hreflang lists this page as ${own}, but its canonical is the version ${other}.`, {
      found: canonical,
      wanted: url,
    });
  },
});
