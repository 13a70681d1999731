/** A page without one main landmark. */
import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { isEmptyShell } from '../../page/page-signs.ts';
import { definePageRule } from '../../rule.ts';
import { accessibilityTexts } from './messages.ts';
import { hasAttribute, startTagOf } from './start-tag.ts';

export const a11yLandmarkMain = definePageRule({
  id: 'a11y-landmark-main',
  group: 'accessibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
  needs: 'html',
  audience: 'html',
  reads: ['document', 'landmarks', 'source', 'text', 'images', 'resources'],
  texts: accessibilityTexts['a11y-landmark-main'],
  check: (facts) => {
    if (facts.document.frameset) return skip('is-frameset');
    if (isEmptyShell(facts)) return skip('client-rendered');
    // Further main elements are fine while they are hidden.
    const shown = facts.landmarks.main.filter((node) => !hasAttribute(startTagOf(facts, node), 'hidden'));
    if (shown.length === 1) return pass();
    if (shown.length === 0)
      return fail({
        messageId: 'none',
        evidence: [{ found: say('no-main-element'), wanted: say('one-main') }],
      });
    return fail({
      messageId: 'several',
      data: { count: shown.length },
      evidence: citeNodes(
        facts,
        shown.map((node) => ({ node })),
      ),
    });
  },
});
