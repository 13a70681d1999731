/** A page that is wider than a phone. */
import { citeSeen } from '../../cite-rendered.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { mobileTexts } from './messages.ts';

export const mobileOverflow = defineBrowserRule({
  id: 'mobile-overflow',
  revision: 2,
  group: 'mobile',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  texts: mobileTexts['mobile-overflow'],
  reads: ['mobile'],
  checkRendered: ({ mobile }) => {
    if (mobile === null) return skip('not-measured-on-phone');
    const { screenWidth, width, pageWidth, overflowing } = mobile;
    // Reported by another rule: such a page is scaled down, not cut.
    if (width > screenWidth + 1) return skip('desktop-layout');
    if (pageWidth <= width + 1) return pass();
    const wanted = `at most ${width} px`;
    const evidence = overflowing.map((each) =>
      citeSeen(each, 'mobile', {
        found: say('reaches', { px: Math.round(each.box.x + each.box.width) }),
        wanted,
      }),
    );
    return fail({
      messageId: 'wide',
      data: { pageWidth: Math.round(pageWidth), width },
      evidence: evidence.length > 0 ? evidence : [{ found: `${Math.round(pageWidth)} px`, wanted }],
    });
  },
});
