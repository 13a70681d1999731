/** A page without a main heading. */

import { citeElements } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { isEmptyShell, shellReason } from '../../page/empty-shell.ts';
import { definePageRule } from '../../rule.ts';

export const h1Missing = definePageRule({
  id: 'h1-missing',
  group: 'headings',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Missing H1 heading',
  why: 'The H1 tells readers, screen readers and search engines what the page is about, and Google may use it for the headline of a result. No standard requires one.',
  fix: 'Add one H1 that names the topic of the page; it may be hidden visually, but should be in the HTML.',
  reads: ['headings', 'source', 'text', 'images', 'resources'],
  check(facts) {
    if (facts.headings.some(({ level }) => level === 1)) return pass();
    if (isEmptyShell(facts)) return skip(shellReason);
    const [first] = facts.headings;
    if (first === undefined)
      return fail('The page has no heading at all.', { found: 'no heading', wanted: 'one <h1>' });
    return fail(
      `The page has no H1; its first heading is an H${first.level}, “${clip(first.text, 80)}”.`,
      citeElements(facts, [first], () => ({ found: `h${first.level}`, wanted: 'one <h1>' })),
    );
  },
});
