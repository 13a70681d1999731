/** Labels and descriptions that point at no element, or at several. */

import type { PageFacts } from '../../../model/page-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { accessibilityTexts } from './messages.ts';
import { attributeOf, hasAttribute, startTagOf } from './start-tag.ts';

type Read = Pick<PageFacts, 'ids' | 'source'>;

/** The target of a closed element may be created when it opens. */
function isClosed(facts: Read, attribute: string, node: number): boolean {
  if (attribute !== 'aria-controls' && attribute !== 'aria-owns') return false;
  const tag = startTagOf(facts, node);
  return (
    attributeOf(tag, 'aria-expanded') === 'false' ||
    attributeOf(tag, 'aria-selected') === 'false' ||
    hasAttribute(tag, 'aria-haspopup')
  );
}

const labelling: ReadonlySet<string> = new Set(['for', 'aria-labelledby']);

export const a11yBrokenIdref = definePageRule({
  id: 'a11y-broken-idref',
  group: 'accessibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships',
  needs: 'html',
  audience: 'html',
  reads: ['ids', 'source'],
  texts: accessibilityTexts['a11y-broken-idref'],
  check: (facts) => {
    const { duplicates, brokenReferences } = facts.ids;
    const broken = brokenReferences.filter(({ attribute, node }) => !isClosed(facts, attribute, node));
    const doubled = duplicates.filter(({ referenced }) => referenced);
    if (broken.length === 0 && doubled.length === 0) return pass();
    const cited = [
      ...broken.map(({ attribute, id, node }) => ({ node, found: say('attribute', { attribute, id }) })),
      ...doubled.flatMap(({ id, nodes }) =>
        nodes.map((node) => ({ node, found: say('attribute', { attribute: 'id', id }) })),
      ),
    ];
    const evidence = citeNodes(facts, cited, ({ found }) => ({ found }));
    const pointing = {
      broken: broken.length,
      kind: broken.every(({ attribute }) => labelling.has(attribute)) ? 'label' : 'reference',
    };
    if (doubled.length === 0) return fail({ messageId: 'no-target', data: pointing, evidence });
    const repeated = doubled.length;
    if (broken.length === 0) return fail({ messageId: 'repeated', data: { repeated }, evidence });
    return fail({ messageId: 'both', data: { ...pointing, repeated }, evidence });
  },
});
