/** Images far down the page that load at once. */
import { citeSeen } from '../../cite-rendered.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const imagesMax = 3;
/** One and a half screens down. */
const belowPx = 1350;

export const imgOffscreenEager = defineBrowserRule({
  id: 'img-offscreen-eager',
  group: 'images',
  severity: 'info',
  basis: 'heuristic',
  tier: 3,
  title: 'Offscreen images not lazy-loaded',
  why: 'Images below the first screen compete for bandwidth with what visitors see first.',
  fix: 'Add loading="lazy" to images below the first screen.',
  reads: ['desktop'],
  checkRendered: ({ desktop }) => {
    if (desktop === null) return skip('the page was not measured on a desktop');
    const eager = desktop.images.filter(({ box, isLazy }) => box.y > belowPx && !isLazy);
    if (eager.length <= imagesMax) return pass();
    return fail(
      `${countThat(eager.length, 'image', ['is', 'are'])} more than one screen below the fold but not lazy-loaded.`,
      eager.map((each) => citeSeen(each, 'desktop', { wanted: 'loading="lazy"' })),
    );
  },
});
