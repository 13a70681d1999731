/** A rendered page with screenshots that contain its URL, and a renderer without a browser. */
import type { PageRenderer, RenderOutcome, RenderSession } from '@pagewright/engine/render/page-renderer';

const shot = (text: string, width: number) =>
  ({ mediaType: 'image/jpeg', bytes: Buffer.from(text), width, height: 900 }) as const;

/** With a layout shift that the rules find. */
export const renderedPage = (url: string): RenderOutcome => ({
  kind: 'rendered',
  page: {
    facts: {
      url,
      lab: { ttfbMs: 1, fcpMs: 2, lcpMs: 3, cls: 0.4, tbtMs: 0 },
      isTimed: true,
      isFinelyTimed: true,
      load: 0.2,
      blocking: null,
      waitingFonts: null,
      hiddenTexts: null,
      shown: null,
      largestPaint: null,
      shifted: [],
      longTaskScripts: [],
      weight: { bytes: 100, requests: 1, byKind: [], largest: [] },
      mobile: null,
      desktop: null,
      axe: null,
      isContrastChecked: false,
      errors: [],
      gaps: { stylesheets: [], scripts: [], images: 0, failedImages: 0, failedImageUrls: [] },
    },
    renderedHtml: null,
    desktop: shot(`desktop of ${url}`, 1360),
    mobile: null,
    thumbnail: shot(`thumbnail of ${url}`, 1360),
    modelImage: shot(`model image of ${url}`, 1360),
  },
});

/** Whose sessions all render by this function. */
export const rendererOf = (render: RenderSession['render']): PageRenderer => ({
  openSession: () => ({ render, shrinkPicture: () => Promise.resolve(null), close: () => Promise.resolve() }),
  close: () => Promise.resolve(),
});
