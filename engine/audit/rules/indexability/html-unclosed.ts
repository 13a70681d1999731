/** An element of text without its end tag: what follows becomes its text, whatever it looks like. */
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import type { ElementTable } from '../../../model/page-source.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

const textual = new Set('iframe noembed noframes script style textarea title xmp'.split(' '));
/** What a page is made of, and neither a script nor a style. */
const startTags = /<(?:a|article|div|footer|form|h[1-6]|img|li|main|nav|p|section|table|ul)[\s>]/gi;

/** Without the elements that a parser adds. */
function lastWritten({ count, start, end }: ElementTable): number {
  let row = count - 1;
  while (row > 0 && start[row] === end[row]) row -= 1;
  return row;
}

export const htmlUnclosed = definePageRule({
  id: 'html-unclosed',
  group: 'indexability',
  severity: 'critical',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/parsing.html#parsing-elements-that-contain-only-text',
  needs: 'html',
  audience: 'html',
  reads: ['http', 'source'],
  texts: indexabilityTexts['html-unclosed'],
  check: (facts) => {
    const { source, http } = facts;
    if (source === null || http.truncated) return skip('page-capped');
    const { html, elements } = source;
    // Nothing stands behind such an element, as far as a parser sees.
    const last = lastWritten(elements);
    const element = elements.names[elements.name[last] ?? -1] ?? '';
    if (!textual.has(element)) return pass();
    const rest = html.slice(elements.end[last] ?? html.length);
    if (rest.toLowerCase().includes(`</${element}`)) return pass();
    const tags = rest.match(startTags)?.length ?? 0;
    if (tags === 0) return pass();
    return fail({
      messageId: 'swallows',
      data: { element, tags },
      evidence: [
        {
          selector: selectorOf(facts, last),
          snippet: snippetOf(facts, last),
          wanted: say('end-tag', { element }),
        },
      ],
    });
  },
});
