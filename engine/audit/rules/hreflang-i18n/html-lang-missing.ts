/** A page without a declared language. */
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { hreflangI18nTexts } from './messages.ts';

/** Below this the language is a guess. */
const sureFrom = 0.8;

/** Where a page says what its text is in. */
const wrapper =
  /<(?:html|body|div|main|article|section)\s(?:[^>]*\s)?(?:xml:)?lang\s*=\s*["']?([a-z]{2,3}(?:-[a-z\d]{2,8})*)/gi;

/** The language that the parts of a page declare, if they agree. */
function declaredInside(html: string): string | null {
  const codes = new Set(Array.from(html.matchAll(wrapper), ([, code]) => code));
  const [only] = codes;
  return codes.size === 1 ? (only ?? null) : null;
}

export const htmlLangMissing = definePageRule({
  id: 'html-lang-missing',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page',
  needs: 'html',
  audience: 'html',
  reads: ['document', 'http', 'language', 'quality', 'source'],
  texts: hreflangI18nTexts['html-lang-missing'],
  check: (facts) => {
    const { document, http, language, quality, source } = facts;
    if (http.mediaType === 'application/xhtml+xml') return skip('is-xhtml');
    if (document.lang !== null && document.lang.trim() !== '') return pass();
    // Filler text reads as Latin's nearest relative.
    const detected =
      quality.loremIpsum === null && (language.detected?.confidence ?? 0) >= sureFrom
        ? language.detected?.code
        : null;
    const code = detected ?? declaredInside(source?.html ?? '');
    return fail({
      messageId: document.lang === null ? 'absent' : 'empty',
      data: { code: code ?? 'none' },
      evidence: [
        {
          selector: selectorOf(facts, document.htmlNode) || 'html',
          snippet: snippetOf(facts, document.htmlNode),
          wanted: `<html lang="${code ?? '…'}">`,
        },
      ],
    });
  },
});
