/** A page as a camera may have seen it, with pictures that name it. */
import type { VisitOutcome } from '@pagewright/engine/design/camera';

const shot = (text: string, width: number) =>
  ({ mediaType: 'image/jpeg', bytes: Buffer.from(text), width, height: 900 }) as const;

/** With a layout shift that the rules find. */
export const visitedPage = (url: string): VisitOutcome => ({
  kind: 'visited',
  visit: {
    facts: {
      url,
      lab: { ttfbMs: 1, fcpMs: 2, lcpMs: 3, cls: 0.4, tbtMs: 0, loadMs: 4 },
      isTimed: true,
      isFinelyTimed: true,
      blocking: null,
      waitingFonts: null,
      hiddenTexts: null,
      shown: null,
      largestPaint: null,
      shifted: [],
      weight: { bytes: 100, requests: 1, byKind: [], largest: [] },
      mobile: null,
      desktop: null,
      axe: null,
      hasAskedContrast: false,
      errors: [],
    },
    renderedHtml: null,
    desktop: shot(`desktop of ${url}`, 1360),
    mobile: null,
    thumbnail: shot(`thumbnail of ${url}`, 1360),
    glance: shot(`glance at ${url}`, 1360),
  },
});
