/** Takes screenshots of a page in its current layout: full length up to a limit, and small for lists. */
import type { Screenshot } from '@pagewright/engine/render/page-renderer';
import type { World } from './world.ts';

/**
 * `heightMax` is in CSS pixels of the page; `scale` is that of the image: encoding costs by the pixel. The desktop is
 * 816 by 1200 pixels at most, as large as language models accept.
 */
export const views = {
  mobile: { width: 390, height: 844, deviceScaleFactor: 1.75, heightMax: 1700, scale: 0.6 },
  desktop: { width: 1360, height: 900, deviceScaleFactor: 1, heightMax: 2000, scale: 0.6 },
} as const;

const captureMs = 6000;
const screenshotBytesMax = 200_000;
/** WebP would save a quarter of the bytes and takes two to three times the processor time. */
const format = 'jpeg';
const qualities = [45, 20];
const thumbnailWidth = 400;
const thumbnailQuality = 45;

interface Frame {
  /** In CSS pixels of the page, from its top left corner. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Whether it shows more than the window, so that the page is laid out and painted once more. */
  readonly isBeyondWindow: boolean;
}

async function capture(
  { session, clock }: World,
  { width, height, scale, isBeyondWindow }: Frame,
  quality: number,
): Promise<Screenshot> {
  const { data } = await clock.within(
    session.send('Page.captureScreenshot', {
      format,
      quality,
      captureBeyondViewport: isBeyondWindow,
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height, scale },
    }),
    captureMs,
  );
  return { mediaType: `image/${format}`, bytes: Buffer.from(data, 'base64'), width, height };
}

/** The page from its top; null when it cannot be captured in time: measurements stay. */
export async function takeScreenshot(
  world: World,
  view: keyof typeof views,
  page: { readonly width: number; readonly height: number } | null,
): Promise<Screenshot | null> {
  const { width: screenWidth, height: screenHeight, heightMax, scale: viewScale } = views[view];
  // A page without a mobile viewport is laid out wider than the phone, and scaled down.
  const width = Math.max(screenWidth, view === 'mobile' ? Math.round(page?.width ?? 0) : 0);
  const fit = screenWidth / width;
  const pageHeight = Math.max(screenHeight / fit, page?.height ?? 0);
  const height = Math.ceil(Math.min(heightMax / fit, pageHeight));
  const frame = { width, height, scale: fit * viewScale, isBeyondWindow: true };
  try {
    for (const quality of qualities) {
      const screenshot = await capture(world, frame, quality);
      if (screenshot.bytes.length <= screenshotBytesMax || quality === qualities.at(-1)) return screenshot;
    }
  } catch {
    // Null says it.
  }
  return null;
}

/** The first screen of a desktop, scaled down. */
export async function takeThumbnail(world: World): Promise<Screenshot | null> {
  const { width, height } = views.desktop;
  const frame = { width, height, scale: thumbnailWidth / width, isBeyondWindow: false };
  return capture(world, frame, thumbnailQuality).catch(() => null);
}
