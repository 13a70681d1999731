/** One language with several pages, or one page for several languages. */
import type { HreflangLink } from '../../../model/head-facts.ts';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { comparableUrl } from '../canonical/canonical-evidence.ts';
import { hreflangEvidence } from './hreflang-evidence.ts';
import { hreflangI18nTexts } from './messages.ts';

const urlOf = ({ resolved, href }: HreflangLink): string => comparableUrl(resolved ?? href);
const codeOf = ({ code }: HreflangLink): string => code.toLowerCase();
/** de and de-AT may share a page: one serves as the other's fallback. */
const languageOf = (link: HreflangLink): string => codeOf(link).split(/[-_]/)[0] ?? '';

/** The first group with one key and more than one value. */
function findDouble(
  links: readonly HreflangLink[],
  keyOf: (link: HreflangLink) => string,
  valueOf: (link: HreflangLink) => string,
): readonly HreflangLink[] | null {
  const groups = Map.groupBy(links, keyOf);
  for (const group of groups.values()) if (new Set(group.map(valueOf)).size > 1) return group;
  return null;
}

export const hreflangDuplicate = definePageRule({
  id: 'hreflang-duplicate',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  audience: 'indexable',
  reads: ['hreflangs', 'source'],
  texts: hreflangI18nTexts['hreflang-duplicate'],
  check: (facts) => {
    if (facts.hreflangs.length === 0) return skip('no-hreflang');
    const byCode = findDouble(facts.hreflangs, codeOf, urlOf);
    if (byCode !== null) {
      const pages = new Set(byCode.map(urlOf)).size;
      return fail({
        messageId: 'code',
        data: { code: clip(byCode[0]?.code ?? '', 80), pages },
        evidence: hreflangEvidence(facts, byCode),
      });
    }
    const named = facts.hreflangs.filter((link) => codeOf(link) !== 'x-default');
    const byUrl = findDouble(named, urlOf, languageOf);
    if (byUrl === null) return pass();
    return fail({
      messageId: 'url',
      data: { codes: byUrl.map(({ code }) => clip(code, 80)) },
      evidence: hreflangEvidence(facts, byUrl),
    });
  },
});
