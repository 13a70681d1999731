/** Positive tabindex values. */

import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { accessibilityTexts } from './messages.ts';
import { attributeOf, startTagOf } from './start-tag.ts';

export const a11yTabindex = definePageRule({
  id: 'a11y-tabindex',
  group: 'accessibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-order',
  needs: 'html',
  audience: 'html',
  reads: ['source'],
  texts: accessibilityTexts['a11y-tabindex'],
  check: (facts) => {
    const { source } = facts;
    if (source === null) return skip('html-gone');
    if (!/tabindex\s*=\s*["']?\s*[1-9]/i.test(source.html)) return pass();
    const { elements } = source;
    const moved: { readonly node: number; readonly value: string }[] = [];
    for (let node = 0; node < elements.count; node += 1) {
      const value = attributeOf(startTagOf(facts, node), 'tabindex');
      if (value !== null && Number(value) > 0) moved.push({ node, value });
    }
    if (moved.length === 0) return pass();
    return fail({
      messageId: 'positive',
      data: { count: moved.length },
      evidence: citeNodes(facts, moved, ({ value }) => ({
        found: `tabindex="${value}"`,
        wanted: say('tabindex-0-or-none'),
      })),
    });
  },
});
