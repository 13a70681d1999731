/** A link without its end tag, which goes on until the next link begins. */
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import type { NodeId, PageSource } from '../../../model/page-source.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';

/** A shorter one has taken in little. */
const lengthMin = 200;
const shown = 10;

/** The next link begins, or the page ends, before this one does. */
function isOpen(node: NodeId, { elements, html }: PageSource): boolean {
  const tags = /<!--[^]*?-->|<(\/?)a[\s>]/gi;
  tags.lastIndex = elements.end[node] ?? html.length;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html))
    if (tag[1] !== undefined) return tag[1] === '';
  return true;
}

export const linkUnclosed = definePageRule({
  id: 'link-unclosed',
  group: 'links',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element',
  needs: 'html',
  audience: 'html',
  reads: ['links', 'http', 'source'],
  texts: linksTexts['link-unclosed'],
  check: (facts) => {
    const { source, http, links } = facts;
    if (source === null || http.truncated) return skip('page-capped');
    const open = links.filter(
      ({ element, href, text, node }) =>
        element === 'a' && href !== null && text.length >= lengthMin && isOpen(node, source),
    );
    if (open.length === 0) return pass();
    return fail({
      messageId: 'open',
      data: { links: open.length },
      evidence: open.slice(0, shown).map(({ node, text }) => ({
        selector: selectorOf(facts, node),
        snippet: snippetOf(facts, node),
        found: clip(text, 120),
        wanted: say('end-tag', { element: 'a' }),
      })),
    });
  },
});
