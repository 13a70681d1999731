/** A page that is wider than a phone. */
import { citeSeen } from '../../cite-rendered.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

export const mobileOverflow = defineBrowserRule({
  id: 'mobile-overflow',
  group: 'mobile',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  tier: 1,
  title: 'Page wider than the phone screen (horizontal scrolling)',
  why: 'Visitors have to scroll sideways to read it.',
  fix: 'Make the element named below wrap, shrink or scroll inside its own box.',
  reads: ['mobile'],
  checkRendered: ({ mobile }) => {
    if (mobile === null) return skip('the page was not measured on a phone');
    const { screenWidth, width, pageWidth, overflowing } = mobile;
    // Reported by another rule: such a page is scaled down, not cut.
    if (width > screenWidth + 1) return skip('the page is laid out for a desktop');
    if (pageWidth <= width + 1) return pass();
    const wanted = `at most ${width} px`;
    const evidence = overflowing.map((each) =>
      citeSeen(each, 'mobile', { found: `reaches ${Math.round(each.box.x + each.box.width)} px`, wanted }),
    );
    return fail(
      `The page is ${Math.round(pageWidth)} pixels wide on a screen of ${width}.`,
      evidence.length > 0 ? evidence : [{ found: `${Math.round(pageWidth)} px`, wanted }],
    );
  },
});
