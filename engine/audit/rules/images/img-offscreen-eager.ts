/** Images far down the page that load at once. */

import { citeSeen } from '../../cite-rendered.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { imagesTexts } from './messages.ts';

const imagesMax = 3;
/** One and a half screens down. */
const belowPx = 1350;

export const imgOffscreenEager = defineBrowserRule({
  id: 'img-offscreen-eager',
  group: 'images',
  severity: 'info',
  basis: 'heuristic',
  texts: imagesTexts['img-offscreen-eager'],
  reads: ['desktop'],
  checkRendered: ({ desktop }) => {
    if (desktop === null) return skip('not-measured-on-desktop');
    const eager = desktop.images.filter(({ box, isLazy }) => box.y > belowPx && !isLazy);
    if (eager.length <= imagesMax) return pass();
    return fail({
      messageId: 'eager',
      data: { count: eager.length },
      evidence: eager.map((each) => citeSeen(each, 'desktop', { wanted: 'loading="lazy"' })),
    });
  },
});
