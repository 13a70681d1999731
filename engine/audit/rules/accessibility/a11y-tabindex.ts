/** Positive tabindex values. */
import { citeNodes } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { attributeOf, startTagOf } from './start-tag.ts';

export const a11yTabindex = definePageRule({
  id: 'a11y-tabindex',
  group: 'accessibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-order',
  needs: 'html',
  tier: 3,
  audience: 'html',
  reads: ['source'],
  title: 'Tab order changed (tabindex greater than 0)',
  why: 'Elements with a positive tabindex come before everything else on the page, so people who use the keyboard jump back and forth.',
  fix: 'Remove the number, or use tabindex="0", and put the elements into the right order in the HTML.',
  check: (facts) => {
    const { source } = facts;
    if (source === null) return skip('the HTML of the page is no longer available');
    if (!/tabindex\s*=\s*["']?\s*[1-9]/i.test(source.html)) return pass();
    const { elements } = source;
    const moved: { readonly node: number; readonly value: string }[] = [];
    for (let node = 0; node < elements.count; node += 1) {
      const value = attributeOf(startTagOf(facts, node), 'tabindex');
      if (value !== null && Number(value) > 0) moved.push({ node, value });
    }
    if (moved.length === 0) return pass();
    return fail(
      `${countThat(moved.length, 'element', ['has', 'have'])} a tabindex greater than 0.`,
      citeNodes(facts, moved, ({ value }) => ({
        found: `tabindex="${value}"`,
        wanted: 'tabindex="0" or none',
      })),
    );
  },
});
