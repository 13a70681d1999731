/** A page without one main landmark. */
import { citeNodes } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { isEmptyShell, shellReason } from '../../page/empty-shell.ts';
import { definePageRule } from '../../rule.ts';
import { hasAttribute, startTagOf } from './start-tag.ts';

export const a11yLandmarkMain = definePageRule({
  id: 'a11y-landmark-main',
  group: 'accessibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
  needs: 'html',
  tier: 2,
  audience: 'html',
  reads: ['document', 'landmarks', 'source', 'text', 'images', 'resources'],
  title: 'Main landmark (main element) missing or repeated',
  why: 'Screen reader users jump to the main landmark to skip menus and banners. With none, or with several, they cannot.',
  fix: 'Put the main content of the page, and only that, into one main element.',
  check: (facts) => {
    if (facts.document.frameset) return skip('The page is a set of frames.');
    if (isEmptyShell(facts)) return skip(shellReason);
    // Further main elements are fine while they are hidden.
    const shown = facts.landmarks.main.filter((node) => !hasAttribute(startTagOf(facts, node), 'hidden'));
    if (shown.length === 1) return pass();
    if (shown.length === 0)
      return fail('The page has no main landmark.', { found: 'no main element', wanted: 'one <main>' });
    return fail(
      `The page has ${shown.length} main landmarks, and only one may be shown at a time.`,
      citeNodes(
        facts,
        shown.map((node) => ({ node })),
      ),
    );
  },
});
