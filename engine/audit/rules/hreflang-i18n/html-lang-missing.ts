/** A page without a declared language. */
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

/** Below this the language is a guess. */
const sureFrom = 0.8;

export const htmlLangMissing = definePageRule({
  id: 'html-lang-missing',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page',
  needs: 'html',
  tier: 1,
  audience: 'html',
  reads: ['document', 'http', 'language', 'quality', 'source'],
  title: 'Missing language declaration (lang)',
  why: 'Screen readers choose their voice and browsers their hyphenation and translation by the language of the html element. Google does not use it for ranking.',
  fix: 'Add a lang attribute with the language of the text to the html element.',
  check: (facts) => {
    const { document, http, language, quality } = facts;
    if (http.mediaType === 'application/xhtml+xml') return skip('XHTML declares its language with xml:lang.');
    if (document.lang !== null && document.lang.trim() !== '') return pass();
    // Filler text reads as Latin's nearest relative.
    const code =
      quality.loremIpsum === null && (language.detected?.confidence ?? 0) >= sureFrom
        ? language.detected?.code
        : null;
    return fail(
      document.lang === null ? 'The html element has no lang attribute.' : 'The lang attribute is empty.',
      {
        selector: selectorOf(facts, document.htmlNode) || 'html',
        snippet: snippetOf(facts, document.htmlNode),
        wanted: `<html lang="${code ?? '…'}">`,
      },
    );
  },
});
