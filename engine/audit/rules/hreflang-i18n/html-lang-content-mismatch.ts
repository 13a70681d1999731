/** A page written in another language than it declares. */
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import type { PageFacts } from '../../../model/page-facts.ts';
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

/** Scripts that one language is written in. */
const scripts: readonly (readonly [code: string, letter: RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ka', /\p{Script=Georgian}/gu],
];
const lettersMin = 8;
const lettersShare = 0.5;

/** The language that the letters of a title and a description show, where a page has no text of its own. */
function languageOfHead({ title, description }: Pick<PageFacts, 'title' | 'description'>): string | null {
  const head = `${title ?? ''}${description ?? ''}`;
  const letters = head.match(/\p{L}/gu)?.length ?? 0;
  const found = scripts.find(([, letter]) => (head.match(letter)?.length ?? 0) >= letters * lettersShare);
  return letters < lettersMin ? null : (found?.[0] ?? null);
}

const nameOf = (code: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;

export const htmlLangContentMismatch = definePageRule({
  id: 'html-lang-content-mismatch',
  group: 'hreflang-i18n',
  revision: 2,
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page',
  needs: 'html',
  audience: 'html',
  reads: ['document', 'language', 'text', 'title', 'description', 'source'],
  texts: hreflangI18nTexts['html-lang-content-mismatch'],
  check: (facts) => {
    const { primary, detected } = facts.language;
    if (primary === null) return skip('no-language-declared');
    const isSure = facts.text.wordCount >= wordsMin && (detected?.confidence ?? 0) >= confidenceMin;
    const code = isSure ? detected?.code : facts.text.allWordCount === 0 ? languageOfHead(facts) : null;
    if (code == null) return skip('too-few-words-for-language');
    if (primary.length !== 2 || !isLanguage(primary)) return skip('undetectable-language');
    if (isSame(primary, code)) return pass();
    return fail({
      messageId: isSure ? 'differs' : 'head',
      data: { declared: primary, language: nameOf(code), code },
      evidence: [
        {
          selector: selectorOf(facts, facts.document.htmlNode),
          snippet: snippetOf(facts, facts.document.htmlNode),
          found: primary,
          wanted: code,
        },
      ],
    });
  },
});
