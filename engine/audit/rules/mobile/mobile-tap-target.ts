/** Buttons and links that a finger misses. */
import { citeAxe } from '../../cite-rendered.ts';
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

export const mobileTapTarget = defineBrowserRule({
  id: 'mobile-tap-target',
  group: 'mobile',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html',
  tier: 1,
  title: 'Tap targets too small',
  why: 'WCAG 2.2 asks for targets of 24 by 24 pixels, or as much space around them, so that people tap what they mean to.',
  fix: 'Enlarge the targets or put space between them.',
  reads: ['axe'],
  checkRendered: ({ axe }) => {
    if (axe === null) return skip('the page could not be checked in the browser');
    const { count, evidence } = citeAxe(axe, (rule) => rule === 'target-size');
    return count === 0
      ? pass()
      : fail(
          `${countOf(count, 'link or button', 'links or buttons')} ${count === 1 ? 'is' : 'are'} smaller than 24 by 24 pixels on a phone, without enough space around ${count === 1 ? 'it' : 'them'}.`,
          evidence.map((each) => ({ ...each, wanted: '24 by 24 pixels, or as much space around it' })),
        );
  },
});
