/** An image that is shown out of proportion. */

import { citeSeen } from '../../cite-rendered.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { imagesTexts } from './messages.ts';

const toleranceShare = 0.03;
const tolerancePx = 4;

export const imgDistorted = defineBrowserRule({
  id: 'img-distorted',
  group: 'images',
  severity: 'info',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/embedded-content-other.html',
  texts: imagesTexts['img-distorted'],
  reads: ['desktop'],
  checkRendered: ({ desktop }) => {
    if (desktop === null) return skip('not-measured-on-desktop');
    const distorted = desktop.images.filter(
      ({ objectFit, naturalWidth, naturalHeight, shownWidth, shownHeight }) => {
        if (objectFit !== 'fill' || naturalHeight < 2 || shownWidth < 8) return false;
        const expected = (shownWidth * naturalHeight) / naturalWidth;
        return Math.abs(expected - shownHeight) > Math.max(tolerancePx, expected * toleranceShare);
      },
    );
    if (distorted.length === 0) return pass();
    return fail({
      messageId: 'distorted',
      data: { count: distorted.length },
      evidence: distorted.map((each) =>
        citeSeen(each, 'desktop', {
          found: say('shown-size', {
            width: Math.round(each.shownWidth),
            height: Math.round(each.shownHeight),
          }),
          wanted: say('aspect-ratio', { width: each.naturalWidth, height: each.naturalHeight }),
        }),
      ),
    });
  },
});
