/** Runs all measurements on a loaded page: on a phone first, then on a desktop, without reloading. */
import { readFileSync } from 'node:fs';
import type { RenderFacts } from '@pagewright/engine/model/render-facts';
import type { Screenshot } from '@pagewright/engine/render/page-renderer';
import type { CDPSession } from 'playwright-core';
import { z } from 'zod';
import {
  AxeMeasures,
  DesktopMeasures,
  FirstScreen,
  HiddenTexts,
  LargePictures,
  MobileMeasures,
  PaleTexts,
  ShownText,
  Vitals,
  WaitingFonts,
} from './page-measures.ts';
import { takeScreenshot, takeThumbnail, views } from './take-screenshot.ts';
import { evaluateMs, measure, type World } from './world.ts';

const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const axeMs = 9000;
const htmlMax = 3_000_000;

/** The document as its scripts have made it; null when it is too large. */
export async function readHtml(world: World): Promise<string | null> {
  const html = await measure(world, { expression: 'pagewright.html()', schema: z.string() });
  return html === null || html.length > htmlMax ? null : html;
}

async function runAxe(world: World): Promise<z.output<typeof AxeMeasures> | null> {
  const isNeeded = await measure(world, { expression: 'pagewright.planAxe()', schema: z.boolean() });
  if (isNeeded === null) return null;
  const expression = `${isNeeded ? axeSource : ''};pagewright.axe()`;
  return measure(world, { expression, schema: AxeMeasures, limitMs: axeMs });
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
}

export interface Measured {
  readonly facts: Omit<
    RenderFacts,
    'url' | 'isTimed' | 'isFinelyTimed' | 'load' | 'weight' | 'errors' | 'gaps'
  >;
  readonly mobile: Screenshot | null;
  readonly desktop: Screenshot | null;
  readonly thumbnail: Screenshot | null;
  readonly modelImage: Screenshot | null;
  readonly phoneModelImage: Screenshot | null;
}

const nothingMeasured = { ttfbMs: null, fcpMs: null, lcpMs: null, cls: null, tbtMs: null };

const timesOf = (vitals: z.output<typeof Vitals> | null) => ({
  lab: vitals?.lab ?? nothingMeasured,
  largestPaint: vitals?.largestPaint ?? null,
  blocking: vitals?.blocking ?? null,
  shifted: vitals?.shifted ?? [],
  longTaskScripts: vitals?.longTaskScripts ?? [],
});

const unmeasured = {
  mobile: null,
  desktop: null,
  axe: null,
  isContrastChecked: false,
  waitingFonts: null,
  hiddenTexts: null,
  shown: null,
};

/** Several measurements in one call; one that fails costs only itself. */
async function measureAll(world: World, names: readonly string[]): Promise<Record<string, unknown>> {
  const expression = `pagewright.all(${JSON.stringify(names)})`;
  return (await measure(world, { expression, schema: z.record(z.string(), z.unknown()) })) ?? {};
}

const parsed = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> | null =>
  schema.safeParse(value).data ?? null;

const unseen = { heading: null, action: null };

async function measureOnPhone(world: World, wantsModelImage: boolean) {
  const all = await measureAll(world, ['vitals', 'mobile', 'waitingFonts', 'noteHidden']);
  const facts = parsed(MobileMeasures, all['mobile']);
  const axe = await runAxe(world);
  const size = facts && { width: facts.width, height: facts.pageHeight };
  if (facts !== null && facts.width > facts.screenWidth + 1)
    await world.clock.within(layOutAs(world.session, facts), evaluateMs);
  const screenshot = await takeScreenshot(world, 'mobile', size);
  const { firstScreen } = await measureAll(world, ['firstScreen']);
  return {
    vitals: parsed(Vitals, all['vitals']),
    facts: facts && { ...facts, firstScreen: parsed(FirstScreen, firstScreen) ?? unseen },
    waitingFonts: parsed(WaitingFonts, all['waitingFonts']),
    axe,
    screenshot,
    modelImage: wantsModelImage ? screenshot : null,
  };
}

async function measureOnDesktop(world: World, wantsModelImage: boolean) {
  const all = await measureAll(world, ['desktop', 'desktopPale', 'largePictures', 'hidden', 'shown']);
  const measured = parsed(DesktopMeasures, all['desktop']);
  const paleTexts = parsed(PaleTexts, all['desktopPale']) ?? { count: 0, nodes: [] };
  const largePictures = parsed(LargePictures, all['largePictures']) ?? [];
  const facts = measured && { ...measured, paleTexts, largePictures };
  const size = facts && { width: facts.width, height: facts.pageHeight };
  // Before the page is laid out once more for its full length.
  const thumbnail = await takeThumbnail(world);
  const screenshot = await takeScreenshot(world, 'desktop', size);
  return {
    facts,
    hiddenTexts: parsed(HiddenTexts, all['hidden']),
    shown: parsed(ShownText, all['shown']),
    screenshot,
    thumbnail: screenshot === null ? null : thumbnail,
    modelImage: wantsModelImage ? screenshot : null,
  };
}

const noScreenshots = {
  mobile: null,
  desktop: null,
  thumbnail: null,
  modelImage: null,
  phoneModelImage: null,
};

/** Only how fast the page loaded. */
export async function measureTimes(world: World): Promise<Measured> {
  const vitals = parsed(Vitals, (await measureAll(world, ['vitals']))['vitals']);
  return { facts: { ...unmeasured, ...timesOf(vitals) }, ...noScreenshots };
}

export interface MeasureOptions {
  readonly wantsModelImage: boolean;
  /** Resolves when the page has loaded what it needs for another size of the window. */
  readonly settle: () => Promise<void>;
}

export async function measurePage(
  world: World,
  { wantsModelImage, settle }: MeasureOptions,
): Promise<Measured> {
  const phone = await measureOnPhone(world, wantsModelImage);
  await world.clock.within(growToDesktop(world.session), evaluateMs);
  await settle();
  const desktop = await measureOnDesktop(world, wantsModelImage);
  const { vitals, axe } = phone;
  return {
    facts: {
      ...timesOf(vitals),
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
    phoneModelImage: phone.modelImage,
  };
}
