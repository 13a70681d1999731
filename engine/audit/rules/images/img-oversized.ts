/** An image with far more pixels than are shown. */

import { citeSeen } from '../../cite-rendered.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { imagesTexts } from './messages.ts';

const bytesMin = 30_000;
/** Screens show up to two pixels where CSS counts one. */
const density = 2;
const ratioMax = 2;

export const imgOversized = defineBrowserRule({
  id: 'img-oversized',
  group: 'images',
  severity: 'warning',
  basis: 'heuristic',
  texts: imagesTexts['img-oversized'],
  reads: ['desktop', 'weight'],
  checkRendered: ({ desktop, weight }) => {
    if (desktop === null) return skip('not-measured-on-desktop');
    const bytesOf = new Map(weight.largest.map(({ url, bytes }) => [url, bytes]));
    const large = desktop.images.filter(
      ({ src, naturalWidth, shownWidth }) =>
        shownWidth > 1 &&
        !/\.svg(?:[?#]|$)/i.test(src) &&
        naturalWidth > shownWidth * density * ratioMax &&
        (bytesOf.get(src) ?? 0) > bytesMin,
    );
    if (large.length === 0) return pass();
    return fail({
      messageId: 'oversized',
      data: { count: large.length },
      evidence: large.map((each) =>
        citeSeen(each, 'desktop', {
          found: say('wide-heavy', {
            width: each.naturalWidth,
            kilobytes: Math.round((bytesOf.get(each.src) ?? 0) / 1000),
          }),
          wanted: say('about-width', { width: Math.round(each.shownWidth * density) }),
        }),
      ),
    });
  },
});
