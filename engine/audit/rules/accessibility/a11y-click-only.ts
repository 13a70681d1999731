/** Click handlers on elements that the keyboard does not reach. */

import type { PageFacts } from '../../../model/page-facts.ts';
import type { NodeId, PageSource } from '../../../model/page-source.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { closest, nameOf, rowsNamed } from './element-rows.ts';
import { accessibilityTexts } from './messages.ts';
import { attributeOf, hasAttribute, startTagOf } from './start-tag.ts';

const plain: ReadonlySet<string> = new Set(['div', 'span', 'p', 'li', 'td', 'h2', 'h3', 'h4', 'img']);
/** What the keyboard reaches by itself. */
const operable: ReadonlySet<string> = new Set([
  'a',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'label',
]);
/** Handlers that only let an event through or watch it. */
const harmless = /stopPropagation|preventDefault|return false|^\s*(?:dataLayer|ga|gtag|_paq)\b/;

/** Something inside can be operated instead: the handler only makes the area larger. */
const holdsOperable = (source: PageSource, node: NodeId): boolean =>
  rowsNamed(source, operable).some((inner) => closest(source, inner, (around) => around === node) === node);

function isUnreachable(facts: Pick<PageFacts, 'source'>, source: PageSource, node: NodeId): boolean {
  const tag = startTagOf(facts, node);
  const handler = attributeOf(tag, 'onclick');
  if (handler === null || handler === '' || harmless.test(handler)) return false;
  if (
    ['role', 'tabindex', 'onkeydown', 'onkeyup', 'onkeypress', 'hidden', 'aria-hidden'].some((name) =>
      hasAttribute(tag, name),
    )
  )
    return false;
  const isInside = closest(source, node, (around) => operable.has(nameOf(source, around))) >= 0;
  return !isInside && !holdsOperable(source, node);
}

export const a11yClickOnly = definePageRule({
  id: 'a11y-click-only',
  group: 'accessibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard',
  needs: 'html',
  audience: 'html',
  reads: ['source', 'size'],
  texts: accessibilityTexts['a11y-click-only'],
  check: (facts) => {
    const { source } = facts;
    if (source === null) return skip('html-gone');
    if (facts.size.eventAttributes === 0) return pass();
    const found = rowsNamed(source, plain).filter((node) => isUnreachable(facts, source, node));
    if (found.length === 0) return pass();
    return fail({
      messageId: 'plain',
      data: { count: found.length },
      evidence: citeNodes(
        facts,
        found.map((node) => ({ node })),
        ({ node }) => ({ found: `<${nameOf(source, node)} onclick>`, wanted: say('button-or-a-href') }),
      ),
    });
  },
});
