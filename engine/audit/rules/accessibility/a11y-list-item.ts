/** List items that are in no list. */

import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { closest, nameOf, parentOf, rowsNamed } from './element-rows.ts';
import { accessibilityTexts } from './messages.ts';
import { attributeOf, startTagOf } from './start-tag.ts';

const item: ReadonlySet<string> = new Set(['li']);
/** A tag that was never closed, often `<a id="x"/>`, goes on around what follows: the author wrote none of that. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b big cite code em font i kbd s small span strong tt u var'.split(' '),
);
const lists: ReadonlySet<string> = new Set(['ul', 'ol', 'menu', 'dir', 'template']);

export const a11yListItem = definePageRule({
  id: 'a11y-list-item',
  group: 'accessibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships',
  needs: 'html',
  audience: 'html',
  reads: ['source'],
  texts: accessibilityTexts['a11y-list-item'],
  check: (facts) => {
    const { source } = facts;
    if (source === null) return skip('html-gone');
    const loose = rowsNamed(source, item).filter((node) => {
      const parent = closest(source, node, (around) => !inline.has(nameOf(source, around)));
      if (lists.has(nameOf(source, parent))) return false;
      // A custom element or a role may well be a list; an item with a role of its own is none.
      if (nameOf(source, parent).includes('-') || attributeOf(startTagOf(facts, node), 'role') !== null)
        return false;
      return attributeOf(startTagOf(facts, parent), 'role') === null;
    });
    if (loose.length === 0) return pass();
    return fail({
      messageId: 'loose',
      data: { count: loose.length },
      evidence: citeNodes(
        facts,
        loose.map((node) => ({ node })),
        ({ node }) => ({
          found: say('in-element', { element: nameOf(source, parentOf(source, node)) }),
          wanted: say('in-ul-or-ol'),
        }),
      ),
    });
  },
});
