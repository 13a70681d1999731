/** JSON-LD that is not valid JSON. */
import { outerSnippetOf, selectorOf } from '../../../model/node-evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

/** An empty block is useless, but not wrong. */
const isHarmless = (kind: string): boolean => kind === 'empty' || kind === 'not-an-object';

export const sdParseError = definePageRule({
  id: 'sd-parse-error',
  group: 'structured-data',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc8259',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  reads: ['structuredData', 'source'],
  title: 'Invalid JSON-LD (syntax error)',
  why: 'A block with a JSON syntax error is ignored entirely.',
  fix: 'Fix the JSON at the position shown, ideally by generating it with a JSON serializer instead of by hand.',
  check: (facts) => {
    const { jsonLd } = facts.structuredData;
    if (jsonLd.length === 0) return skip('The page has no JSON-LD.');
    const broken = jsonLd.flatMap(({ error, node }) => (error === null ? [] : [{ ...error, node }]));
    const [first] = broken;
    if (first === undefined) return pass();
    const which =
      jsonLd.length === 1 ? 'The JSON-LD block' : `${broken.length} of ${jsonLd.length} JSON-LD blocks`;
    const place = isHarmless(first.kind) ? '' : ` at line ${first.line}, column ${first.column}`;
    return fail(
      `${which} cannot be read${place}: ${first.message.replace(/\.$/, '')}.`,
      broken.slice(0, 10).map(({ node, line, column, excerpt, message }) => ({
        selector: selectorOf(facts, node),
        snippet: excerpt || outerSnippetOf(facts, node),
        found: `line ${line}, column ${column}: ${message}`,
      })),
      broken.every(({ kind }) => isHarmless(kind)) ? 'warning' : 'critical',
    );
  },
});
