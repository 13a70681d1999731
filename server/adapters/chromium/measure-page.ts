/** Runs all measurements on a loaded page: on a phone first, then on a desktop, without reloading. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RenderFacts } from '@pagewright/engine/model/render-facts';
import type { Screenshot } from '@pagewright/engine/render/page-renderer';
import type { CDPSession } from 'playwright-core';
import { z } from 'zod';
import {
  AxeMeasures,
  DesktopMeasures,
  HiddenTexts,
  MobileMeasures,
  ShownText,
  Vitals,
  WaitingFonts,
} from './page-measures.ts';
import { takeModelImage, takeScreenshot, takeThumbnail, views } from './take-screenshot.ts';
import { within } from './within.ts';

const script = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'in-page', `${name}.js`), 'utf8');
/** Each defines one function in the isolated world. */
const scripts = ['seen', 'vitals', 'mobile', 'fonts', 'hidden', 'desktop', 'shown', 'axe']
  .map(script)
  .join(';\n');
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const evaluateMs = 6000;
const axeMs = 9000;
const reflowMs = 120;

/** An isolated world in the page: its scripts cannot reach ours, and ours see the same document. */
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

/** Null when the measurement fails; rendering continues. */
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

async function runAxe(world: World): Promise<z.output<typeof AxeMeasures> | null> {
  try {
    await run(world, `${axeSource};true`, evaluateMs);
  } catch {
    return null;
  }
  return measure(world, { expression: 'pagewright.axe()', schema: AxeMeasures, limitMs: axeMs });
}

/** A page without a mobile viewport is laid out wide and scaled down; a plain screenshot would lay it out narrow. */
async function layOutAs(session: CDPSession, { width, screenWidth }: z.output<typeof MobileMeasures>) {
  const height = Math.round((views.mobile.height * width) / screenWidth);
  const deviceScaleFactor = views.mobile.deviceScaleFactor;
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: Math.round(width),
    height,
    deviceScaleFactor,
    mobile: false,
  });
}

/** Resizes the window without reloading the page. */
async function growToDesktop(session: CDPSession): Promise<void> {
  const { width, height, deviceScaleFactor } = views.desktop;
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor,
    mobile: false,
  });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await new Promise((resolve) => setTimeout(resolve, reflowMs));
}

export interface Measured {
  readonly facts: Omit<RenderFacts, 'url' | 'isTimed' | 'isFinelyTimed' | 'weight' | 'errors'>;
  readonly mobile: Screenshot | null;
  readonly desktop: Screenshot | null;
  readonly thumbnail: Screenshot | null;
  readonly modelImage: Screenshot | null;
}

const nothingMeasured = { ttfbMs: null, fcpMs: null, lcpMs: null, cls: null, tbtMs: null, loadMs: null };

async function measureOnPhone(world: World) {
  const vitals = await measure(world, { expression: 'pagewright.vitals()', schema: Vitals });
  const facts = await measure(world, { expression: 'pagewright.mobile()', schema: MobileMeasures });
  const waitingFonts = await measure(world, {
    expression: 'pagewright.waitingFonts()',
    schema: WaitingFonts,
  });
  await measure(world, { expression: 'pagewright.noteHidden()', schema: z.boolean() });
  const size = facts && { width: facts.width, height: facts.pageHeight };
  if (facts !== null && facts.width > facts.screenWidth + 1)
    await within(layOutAs(world.session, facts), evaluateMs);
  const screenshot = await takeScreenshot(world.session, 'mobile', size);
  return { vitals, facts, waitingFonts, screenshot, axe: await runAxe(world) };
}

async function measureOnDesktop(world: World, wantsModelImage: boolean) {
  const facts = await measure(world, { expression: 'pagewright.desktop()', schema: DesktopMeasures });
  const hiddenTexts = await measure(world, { expression: 'pagewright.hidden()', schema: HiddenTexts });
  const shown = await measure(world, { expression: 'pagewright.shown()', schema: ShownText });
  const size = facts && { width: facts.width, height: facts.pageHeight };
  const screenshot = await takeScreenshot(world.session, 'desktop', size);
  const thumbnail = screenshot === null ? null : await takeThumbnail(world.session);
  const modelImage = wantsModelImage ? await takeModelImage(world.session, facts?.pageHeight ?? 0) : null;
  return { facts, hiddenTexts, shown, screenshot, thumbnail, modelImage };
}

export async function measurePage(world: World, wantsModelImage: boolean): Promise<Measured> {
  const phone = await measureOnPhone(world);
  await within(growToDesktop(world.session), evaluateMs);
  const desktop = await measureOnDesktop(world, wantsModelImage);
  const { vitals, axe } = phone;
  return {
    facts: {
      lab: vitals?.lab ?? nothingMeasured,
      largestPaint: vitals?.largestPaint ?? null,
      blocking: vitals?.blocking ?? null,
      shifted: vitals?.shifted ?? [],
      mobile: phone.facts,
      desktop: desktop.facts,
      axe: axe?.findings ?? null,
      isContrastChecked: axe?.isContrastChecked ?? false,
      waitingFonts: phone.waitingFonts,
      hiddenTexts: desktop.hiddenTexts,
      shown: desktop.shown,
    },
    mobile: phone.screenshot,
    desktop: desktop.screenshot,
    thumbnail: desktop.thumbnail,
    modelImage: desktop.modelImage,
  };
}
