/** A language declared by a code that does not exist. */
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { faultOfTag } from './language-codes.ts';

export const htmlLangInvalid = definePageRule({
  id: 'html-lang-invalid',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc5646',
  needs: 'html',
  tier: 1,
  audience: 'html',
  reads: ['document', 'source'],
  title: 'Invalid language code (lang)',
  why: 'Screen readers and browsers ignore a language code that does not exist, as if none were declared.',
  fix: 'Use a BCP 47 language tag: the language, and the country only where it matters, such as en or pt-BR.',
  check: (facts) => {
    const lang = facts.document.lang?.trim() ?? '';
    if (lang === '') return skip('No language is declared.');
    const fault = faultOfTag(lang);
    if (fault === null) return pass();
    return fail(`lang="${lang}" ${fault}.`, {
      selector: selectorOf(facts, facts.document.htmlNode),
      snippet: snippetOf(facts, facts.document.htmlNode),
      found: lang,
    });
  },
});
