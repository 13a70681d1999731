/** Labels and descriptions that point at no element, or at several. */
import type { PageFacts } from '../../../model/page-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
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

/** `2 labels point`, or `2 references point` where some are not labels. */
const describeReferences = (broken: readonly { readonly attribute: string }[]): string =>
  countThat(
    broken.length,
    broken.every(({ attribute }) => attribute === 'for' || attribute === 'aria-labelledby')
      ? 'label'
      : 'reference',
    ['points', 'point'],
  );

export const a11yBrokenIdref = definePageRule({
  id: 'a11y-broken-idref',
  group: 'accessibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships',
  needs: 'html',
  tier: 2,
  audience: 'html',
  reads: ['ids', 'source'],
  title: 'Broken id reference (label or ARIA)',
  why: 'A label or description that points at no element, or at an id used twice, is not read to people who use a screen reader.',
  fix: 'Give the target element the id that the reference names, and use each id once.',
  check: (facts) => {
    const { duplicates, brokenReferences } = facts.ids;
    const broken = brokenReferences.filter(({ attribute, node }) => !isClosed(facts, attribute, node));
    const doubled = duplicates.filter(({ referenced }) => referenced);
    if (broken.length === 0 && doubled.length === 0) return pass();
    const texts = [
      ...(broken.length === 0 ? [] : [`${describeReferences(broken)} to an id that does not exist`]),
      ...(doubled.length === 0
        ? []
        : [`${countThat(doubled.length, 'referenced id', ['occurs', 'occur'])} more than once`]),
    ].join('; ');
    const cited = [
      ...broken.map(({ attribute, id, node }) => ({ node, found: `${attribute}="${id}"` })),
      ...doubled.flatMap(({ id, nodes }) => nodes.map((node) => ({ node, found: `id="${id}"` }))),
    ];
    return fail(
      `${texts.charAt(0).toUpperCase()}${texts.slice(1)}.`,
      citeNodes(facts, cited, ({ found }) => ({ found })),
    );
  },
});
