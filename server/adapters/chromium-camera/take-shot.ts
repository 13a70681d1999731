/** Screenshots of a page as it is laid out just now: whole down to a limit, and small for lists. */
import type { Screenshot } from '@pagewright/engine/design/camera';
import type { CDPSession } from 'playwright-core';
import { within } from './within.ts';

export const views = {
  mobile: { width: 390, height: 844, deviceScaleFactor: 1.75, heightMax: 3000 },
  desktop: { width: 1360, height: 900, deviceScaleFactor: 1, heightMax: 4000 },
} as const;

const shotMs = 6000;
const shotBytesMax = 600_000;
const qualities = [68, 40, 20];
const thumbnailWidth = 400;
const thumbnailQuality = 60;
/** Models make pictures smaller than this anyway. */
const glanceSize = { width: 816, heightMax: 1200, quality: 60 };

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
    shotMs,
  );
  return Buffer.from(data, 'base64');
}

/** The page from its top; null when it cannot be drawn in time: what was measured stays. */
export async function takeShot(
  session: CDPSession,
  view: keyof typeof views,
  page: { readonly width: number; readonly height: number } | null,
): Promise<Screenshot | null> {
  const { width: screenWidth, height: screenHeight, heightMax } = views[view];
  // A page that is not made for phones is laid out wider than the phone, and shown smaller.
  const width = Math.max(screenWidth, view === 'mobile' ? Math.round(page?.width ?? 0) : 0);
  const scale = screenWidth / width;
  const pageHeight = Math.max(screenHeight / scale, page?.height ?? 0);
  const height = Math.ceil(Math.min(heightMax / scale, pageHeight));
  try {
    for (const quality of qualities) {
      const bytes = await capture(session, { width, height, scale }, quality);
      if (bytes.length <= shotBytesMax || quality === qualities.at(-1))
        return { mediaType: 'image/jpeg', bytes, width, height };
    }
  } catch {
    // Null says it.
  }
  return null;
}

/** The top of a desktop page at a size that models look at. */
export async function takeGlance(session: CDPSession, pageHeight: number): Promise<Screenshot | null> {
  const { width } = views.desktop;
  const scale = glanceSize.width / width;
  const height = Math.ceil(
    Math.min(Math.max(pageHeight, views.desktop.height), glanceSize.heightMax / scale),
  );
  try {
    const bytes = await capture(session, { width, height, scale }, glanceSize.quality);
    return { mediaType: 'image/jpeg', bytes, width, height };
  } catch {
    return null;
  }
}

/** The first screen of a desktop, small. */
export async function takeThumbnail(session: CDPSession): Promise<Screenshot | null> {
  const { width, height } = views.desktop;
  try {
    const bytes = await capture(session, { width, height, scale: thumbnailWidth / width }, thumbnailQuality);
    return { mediaType: 'image/jpeg', bytes, width, height };
  } catch {
    return null;
  }
}
