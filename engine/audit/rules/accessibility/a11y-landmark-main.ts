/** A page without one main landmark. */

import type { PageFacts } from '../../../model/page-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { isEmptyShell } from '../../page/page-signs.ts';
import { definePageRule } from '../../rule.ts';
import { accessibilityTexts } from './messages.ts';
import { hasAttribute, startTagOf } from './start-tag.ts';

const navigationLinksMin = 3;

/** Links before the text that a main landmark lets people skip. */
const hasNavigation = ({ links }: Pick<PageFacts, 'links'>): boolean =>
  links.filter(({ region }) => region === 'navigation' || region === 'header').length >= navigationLinksMin;

export const a11yLandmarkMain = definePageRule({
  id: 'a11y-landmark-main',
  group: 'accessibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
  needs: 'html',
  audience: 'html',
  reads: ['document', 'landmarks', 'links', 'source', 'text', 'images', 'resources'],
  texts: accessibilityTexts['a11y-landmark-main'],
  check: (facts) => {
    if (facts.document.frameset) return skip('is-frameset');
    if (isEmptyShell(facts)) return skip('client-rendered');
    // Further main elements are fine while they are hidden.
    const shown = facts.landmarks.main.filter((node) => !hasAttribute(startTagOf(facts, node), 'hidden'));
    if (shown.length === 1) return pass();
    if (shown.length === 0)
      return hasNavigation(facts)
        ? fail({
            messageId: 'none',
            evidence: [{ found: say('no-main-element'), wanted: say('one-main') }],
          })
        : skip('no-navigation');
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
