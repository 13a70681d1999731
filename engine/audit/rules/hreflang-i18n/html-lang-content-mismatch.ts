/** A page written in another language than it declares. */
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { isLanguage } from './language-codes.ts';
import { hreflangI18nTexts } from './messages.ts';

const wordsMin = 100;
const confidenceMin = 0.9;

/** Languages that are hard to distinguish by text, and old codes with their new ones. */
const related = ['no nb nn da', 'hr bs sr sh', 'id ms in', 'he iw', 'yi ji', 'cs sk'].map((group) =>
  group.split(' '),
);

const isSame = (one: string, other: string): boolean =>
  one === other || related.some((group) => group.includes(one) && group.includes(other));

const nameOf = (code: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;

export const htmlLangContentMismatch = definePageRule({
  id: 'html-lang-content-mismatch',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page',
  needs: 'html',
  audience: 'html',
  reads: ['document', 'language', 'text', 'source'],
  texts: hreflangI18nTexts['html-lang-content-mismatch'],
  check: (facts) => {
    const { primary, detected } = facts.language;
    if (primary === null) return skip('no-language-declared');
    if (detected === null || facts.text.wordCount < wordsMin || detected.confidence < confidenceMin)
      return skip('too-few-words-for-language');
    if (primary.length !== 2 || !isLanguage(primary)) return skip('undetectable-language');
    if (isSame(primary, detected.code)) return pass();
    return fail({
      messageId: 'differs',
      data: { declared: primary, language: nameOf(detected.code), code: detected.code },
      evidence: [
        {
          selector: selectorOf(facts, facts.document.htmlNode),
          snippet: snippetOf(facts, facts.document.htmlNode),
          found: primary,
          wanted: detected.code,
        },
      ],
    });
  },
});
