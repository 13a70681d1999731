/** One loaded page through all measurements: on a phone first, then on a desktop, without a second load. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Screenshot } from '@pagewright/engine/design/camera';
import type { VisitFacts } from '@pagewright/engine/facts/visit-facts';
import type { CDPSession } from 'playwright-core';
import type { z } from 'zod';
import { AxeMeasures, DesktopMeasures, MobileMeasures, Vitals } from './page-measures.ts';

const script = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'in-page', `${name}.js`), 'utf8');
/** Each hangs one function into a world of our own. */
const scripts = ['seen', 'vitals', 'mobile', 'desktop', 'axe'].map(script).join(';\n');
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const views = {
  mobile: { width: 390, height: 844, deviceScaleFactor: 1.75, heightMax: 3000 },
  desktop: { width: 1360, height: 900, deviceScaleFactor: 1, heightMax: 4000 },
} as const;

const evaluateMs = 6000;
const axeMs = 9000;
const settleMs = 120;
const shotBytesMax = 600_000;
const qualities = [68, 40, 20];

/** A world of our own in the page: its scripts cannot reach ours, and ours see the same document. */
export interface World {
  readonly session: CDPSession;
  readonly contextId: number;
}

export async function openWorld(session: CDPSession): Promise<World> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'pagewright',
  });
  const world = { session, contextId: executionContextId };
  await run(world, `${scripts};true`, evaluateMs);
  return world;
}

/** Rejects when it takes longer than `limitMs`, whatever the page does. */
async function within<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`The page did not answer within ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(late);
  }
}

async function run({ session, contextId }: World, expression: string, limitMs: number): Promise<unknown> {
  const answer = session.send('Runtime.evaluate', {
    expression,
    contextId,
    returnByValue: true,
    awaitPromise: true,
  });
  const { result, exceptionDetails } = await within(answer, limitMs);
  if (exceptionDetails !== undefined)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Null when the page does not let itself be measured; the visit goes on without. */
async function measure<S extends z.ZodType>(
  world: World,
  { expression, schema, limitMs = evaluateMs }: { expression: string; schema: S; limitMs?: number },
): Promise<z.output<S> | null> {
  try {
    return schema.parse(await run(world, expression, limitMs));
  } catch {
    return null;
  }
}

async function shoot(
  session: CDPSession,
  view: keyof typeof views,
  pageHeight: number,
): Promise<Screenshot | null> {
  const { width, height: screen, heightMax } = views[view];
  const height = Math.min(heightMax, Math.max(screen, Math.ceil(pageHeight)));
  try {
    for (const quality of qualities) {
      const { data } = await within(
        session.send('Page.captureScreenshot', {
          format: 'jpeg',
          quality,
          captureBeyondViewport: true,
          optimizeForSpeed: true,
          clip: { x: 0, y: 0, width, height, scale: 1 },
        }),
        evaluateMs,
      );
      const bytes = Buffer.from(data, 'base64');
      if (bytes.length <= shotBytesMax || quality === qualities.at(-1))
        return { mediaType: 'image/jpeg', bytes, width, height };
    }
  } catch {
    // Some pages cannot be drawn in time; what was measured stays.
  }
  return null;
}

async function askAxe(world: World): Promise<z.output<typeof AxeMeasures> | null> {
  try {
    await run(world, `${axeSource};true`, evaluateMs);
  } catch {
    return null;
  }
  return measure(world, { expression: 'pagewright.axe()', schema: AxeMeasures, limitMs: axeMs });
}

/** No reload: the page sees its window grow. */
async function growToDesktop(session: CDPSession): Promise<void> {
  const { width, height, deviceScaleFactor } = views.desktop;
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor,
    mobile: false,
  });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await new Promise((resolve) => setTimeout(resolve, settleMs));
}

export interface Measured {
  readonly facts: Pick<
    VisitFacts,
    'lab' | 'largestPaint' | 'shifted' | 'mobile' | 'desktop' | 'axe' | 'hasAskedContrast'
  >;
  readonly mobile: Screenshot | null;
  readonly desktop: Screenshot | null;
}

const nothingMeasured = { ttfbMs: null, fcpMs: null, lcpMs: null, cls: null, tbtMs: null, loadMs: null };

export async function measurePage(world: World): Promise<Measured> {
  const { session } = world;
  const vitals = await measure(world, { expression: 'pagewright.vitals()', schema: Vitals });
  const mobileFacts = await measure(world, { expression: 'pagewright.mobile()', schema: MobileMeasures });
  const mobile = await shoot(session, 'mobile', mobileFacts?.pageHeight ?? 0);
  const axe = await askAxe(world);
  await within(growToDesktop(session), evaluateMs);
  const desktopFacts = await measure(world, { expression: 'pagewright.desktop()', schema: DesktopMeasures });
  const desktop = await shoot(session, 'desktop', desktopFacts?.pageHeight ?? 0);
  return {
    facts: {
      lab: vitals?.lab ?? nothingMeasured,
      largestPaint: vitals?.largestPaint ?? null,
      shifted: vitals?.shifted ?? [],
      mobile: mobileFacts,
      desktop: desktopFacts,
      axe: axe?.findings ?? null,
      hasAskedContrast: axe?.hasAskedContrast ?? false,
    },
    mobile,
    desktop,
  };
}
