/** An image that is shown out of proportion. */
import { citeSeen } from '../../cite-rendered.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const toleranceShare = 0.03;
const tolerancePx = 4;

export const imgDistorted = defineBrowserRule({
  id: 'img-distorted',
  group: 'images',
  severity: 'info',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/embedded-content-other.html',
  tier: 3,
  title: 'Distorted image',
  why: 'Stretched or squeezed pictures look like a mistake.',
  fix: 'Set width and height in the same ratio as the file, or use object-fit.',
  reads: ['desktop'],
  checkRendered: ({ desktop }) => {
    if (desktop === null) return skip('the page was not measured on a desktop');
    const distorted = desktop.images.filter(
      ({ objectFit, naturalWidth, naturalHeight, shownWidth, shownHeight }) => {
        if (objectFit !== 'fill' || naturalHeight < 2 || shownWidth < 8) return false;
        const expected = (shownWidth * naturalHeight) / naturalWidth;
        return Math.abs(expected - shownHeight) > Math.max(tolerancePx, expected * toleranceShare);
      },
    );
    if (distorted.length === 0) return pass();
    return fail(
      `${countThat(distorted.length, 'image', ['is', 'are'])} shown with a different aspect ratio than the file.`,
      distorted.map((each) =>
        citeSeen(each, 'desktop', {
          found: `shown ${Math.round(each.shownWidth)} × ${Math.round(each.shownHeight)}`,
          wanted: `the aspect ratio of ${each.naturalWidth} × ${each.naturalHeight}`,
        }),
      ),
    );
  },
});
