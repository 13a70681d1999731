/** JSON-LD that is not valid JSON. */
import { outerSnippetOf, selectorOf } from '../../../model/node-evidence.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { structuredDataTexts } from './messages.ts';

/** An empty block is useless, but not wrong. */
const isHarmless = (kind: string): boolean => kind === 'empty' || kind === 'not-an-object';

export const sdParseError = definePageRule({
  id: 'sd-parse-error',
  group: 'structured-data',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc8259',
  needs: 'html',
  audience: 'indexable',
  reads: ['structuredData', 'source'],
  texts: structuredDataTexts['sd-parse-error'],
  check: (facts) => {
    const { jsonLd } = facts.structuredData;
    if (jsonLd.length === 0) return skip('no-json-ld');
    const broken = jsonLd.flatMap(({ error, node }) => (error === null ? [] : [{ ...error, node }]));
    const [first] = broken;
    if (first === undefined) return pass();
    const { kind, line, column, message } = first;
    const evidence = broken.slice(0, 10).map((each) => ({
      selector: selectorOf(facts, each.node),
      snippet: each.excerpt || outerSnippetOf(facts, each.node),
      found: say('line-column', { line: each.line, column: each.column, message: each.message }),
    }));
    const severity = broken.every((each) => isHarmless(each.kind)) ? 'warning' : 'critical';
    const data = { blocks: jsonLd.length, broken: broken.length };
    return kind === 'syntax' || kind === 'html'
      ? fail({ messageId: kind, data: { ...data, line, column, problem: message }, evidence, severity })
      : fail({ messageId: kind, data, evidence, severity });
  },
});
