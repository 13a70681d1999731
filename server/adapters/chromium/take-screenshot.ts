/** Takes screenshots of a page in its current layout: full length up to a limit, and small for lists. */
import type { Screenshot } from '@pagewright/engine/render/page-renderer';
import type { CDPSession } from 'playwright-core';
import { within } from './within.ts';

export const views = {
  mobile: { width: 390, height: 844, deviceScaleFactor: 1.75, heightMax: 3000 },
  desktop: { width: 1360, height: 900, deviceScaleFactor: 1, heightMax: 4000 },
} as const;

const captureMs = 6000;
const screenshotBytesMax = 600_000;
const qualities = [68, 40, 20];
const thumbnailWidth = 400;
const thumbnailQuality = 60;
/** Models downscale larger images anyway. */
const modelImageSize = { width: 816, heightMax: 1200, quality: 60 };

interface Frame {
  /** In CSS pixels of the page, from its top left corner. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

async function capture(session: CDPSession, { width, height, scale }: Frame, quality: number) {
  const { data } = await within(
    session.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality,
      captureBeyondViewport: true,
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height, scale },
    }),
    captureMs,
  );
  return Buffer.from(data, 'base64');
}

/** The page from its top; null when it cannot be captured in time: measurements stay. */
export async function takeScreenshot(
  session: CDPSession,
  view: keyof typeof views,
  page: { readonly width: number; readonly height: number } | null,
): Promise<Screenshot | null> {
  const { width: screenWidth, height: screenHeight, heightMax } = views[view];
  // A page without a mobile viewport is laid out wider than the phone, and scaled down.
  const width = Math.max(screenWidth, view === 'mobile' ? Math.round(page?.width ?? 0) : 0);
  const scale = screenWidth / width;
  const pageHeight = Math.max(screenHeight / scale, page?.height ?? 0);
  const height = Math.ceil(Math.min(heightMax / scale, pageHeight));
  try {
    for (const quality of qualities) {
      const bytes = await capture(session, { width, height, scale }, quality);
      if (bytes.length <= screenshotBytesMax || quality === qualities.at(-1))
        return { mediaType: 'image/jpeg', bytes, width, height };
    }
  } catch {
    // Null says it.
  }
  return null;
}

/** The top of a desktop page at a size that models accept. */
export async function takeModelImage(session: CDPSession, pageHeight: number): Promise<Screenshot | null> {
  const { width } = views.desktop;
  const scale = modelImageSize.width / width;
  const height = Math.ceil(
    Math.min(Math.max(pageHeight, views.desktop.height), modelImageSize.heightMax / scale),
  );
  try {
    const bytes = await capture(session, { width, height, scale }, modelImageSize.quality);
    return { mediaType: 'image/jpeg', bytes, width, height };
  } catch {
    return null;
  }
}

/** The first screen of a desktop, scaled down. */
export async function takeThumbnail(session: CDPSession): Promise<Screenshot | null> {
  const { width, height } = views.desktop;
  try {
    const bytes = await capture(session, { width, height, scale: thumbnailWidth / width }, thumbnailQuality);
    return { mediaType: 'image/jpeg', bytes, width, height };
  } catch {
    return null;
  }
}
