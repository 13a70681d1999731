/** A language declared by a code that does not exist. */
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { faultOfTag } from './language-codes.ts';
import { hreflangI18nTexts } from './messages.ts';

export const htmlLangInvalid = definePageRule({
  id: 'html-lang-invalid',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc5646',
  needs: 'html',
  audience: 'html',
  reads: ['document', 'source'],
  texts: hreflangI18nTexts['html-lang-invalid'],
  check: (facts) => {
    const lang = facts.document.lang?.trim() ?? '';
    if (lang === '') return skip('no-language-declared');
    const found = faultOfTag(lang);
    if (found === null) return pass();
    const data = { lang: clip(lang, 80), part: clip(found.part, 80) };
    return fail({
      messageId: found.fault,
      data,
      evidence: [
        {
          selector: selectorOf(facts, facts.document.htmlNode),
          snippet: snippetOf(facts, facts.document.htmlNode),
          found: lang,
        },
      ],
    });
  },
});
