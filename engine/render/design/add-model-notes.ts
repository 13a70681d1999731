/** Shows rendered pages to a language model and adds its design notes to those that were measured. */

import { countOf } from '@pagewright/contract/count-of';
import {
  type DesignAnalysis,
  type DesignRecommendation,
  DesignSeverity,
  type PageDesign,
} from '@pagewright/contract/entities/design';
import type { ModelDesignNote, PageScreenshot, WriteDesignNotes } from '../../model/page-screenshot.ts';
import type { RenderFacts, SeenElement } from '../../model/render-facts.ts';
import type { RenderResult } from '../page-renderer.ts';
import type { PageRendering } from '../site-rendering.ts';
import type { DesignResult } from './design-note.ts';
import { desktopChecks } from './desktop-notes.ts';
import { firstScreens } from './first-screen-notes.ts';
import { accessibleNames, contrast, cover, overflow, shift, smallText, targets } from './phone-notes.ts';

type Rendered = Extract<RenderResult, { kind: 'rendered' }>;

const headingsMax = 12;
const imagesMax = 8;
const overflowingMax = 4;
/** Of the phone that pages are rendered on. */
const phoneScreen = 844;

type Place = PageScreenshot['places'][number];

const placesFor = (what: string, elements: readonly (SeenElement | null)[]): Omit<Place, 'view'>[] =>
  elements.flatMap((element) => (element === null ? [] : [{ what, text: element.text, box: element.box }]));

/** Elements that are on the screenshot. */
const shownIn = (
  view: Place['view'],
  height: number,
  places: readonly Omit<Place, 'view'>[],
): readonly Place[] =>
  places
    .filter(({ box }) => box.y < height && box.width > 0 && box.height > 0)
    .map((place) => ({ ...place, view }));

/** Elements of the desktop that a note may point at, the first screen first. */
function desktopPlaces({ facts: { desktop } }: Rendered, height: number): readonly Place[] {
  if (desktop === null) return [];
  const screen = { x: 0, y: 0, width: desktop.width, height: Math.min(height, 900) };
  return shownIn('desktop', height, [
    { what: 'first screen', text: '', box: screen },
    ...placesFor('navigation', [desktop.navigation]),
    ...placesFor('logo or name', [desktop.logo]),
    ...desktop.headings
      .slice(0, headingsMax)
      .map(({ level, text, box }) => ({ what: `heading h${level}`, text, box })),
    ...placesFor('button', desktop.callsToAction),
    ...placesFor('image', desktop.images.slice(0, imagesMax)),
    ...placesFor('paragraph with long lines', desktop.longLines),
  ]);
}

function phonePlaces({ facts: { mobile } }: Rendered, height: number): readonly Place[] {
  if (mobile === null) return [];
  const screen = { x: 0, y: 0, width: mobile.width, height: Math.min(height, phoneScreen) };
  return shownIn('mobile', height, [
    { what: 'first screen on a phone', text: '', box: screen },
    ...placesFor('first heading on a phone', [mobile.firstScreen.heading]),
    ...placesFor('first button on a phone', [mobile.firstScreen.action]),
    ...placesFor('layer over the page on a phone', [mobile.cover]),
    ...placesFor('element wider than the phone', mobile.overflowing.slice(0, overflowingMax)),
  ]);
}

/** Null when no screenshot was taken for a model, or the page is not reviewed. */
function screenshotOf(
  { screenshotData, recommendations, overallScore }: PageDesign,
  rendered: Rendered,
): PageScreenshot | null {
  const { modelImage, phoneModelImage: phone } = rendered;
  if (modelImage === null || overallScore === null) return null;
  return {
    url: screenshotData.url,
    image: modelImage.bytes,
    size: { width: modelImage.width, height: modelImage.height },
    ...(phone && { phone: { image: phone.bytes, size: { width: phone.width, height: phone.height } } }),
    places: [
      ...desktopPlaces(rendered, modelImage.height),
      ...(phone ? phonePlaces(rendered, phone.height) : []),
    ],
    measured: recommendations.map(({ title }) => title),
  };
}

const bySeverity = (a: DesignRecommendation, b: DesignRecommendation): number =>
  DesignSeverity.options.indexOf(a.severity) - DesignSeverity.options.indexOf(b.severity);

/** Measured notes come first within a severity, and only they count in the score. */
function withNotes(
  page: PageDesign,
  { places }: PageScreenshot,
  modelNotes: readonly ModelDesignNote[],
  name: string,
) {
  const added = modelNotes.flatMap(({ place, ...note }): DesignRecommendation[] => {
    const pointed = places[place];
    if (pointed === undefined) return [];
    return [{ ...note, box: { ...pointed.box }, view: pointed.view, writtenBy: name }];
  });
  if (added.length === 0) return page;
  return {
    ...page,
    recommendations: [...page.recommendations, ...added].sort(bySeverity),
    summary: `${page.summary} ${name} reviewed the screenshot and added ${countOf(added.length, 'recommendation')}, which ${added.length === 1 ? 'does' : 'do'} not count toward the score.`,
  };
}

export interface ModelNotesInput {
  readonly design: DesignAnalysis;
  readonly renderings: readonly Pick<PageRendering, 'url' | 'result'>[];
  readonly writeDesignNotes: WriteDesignNotes;
  /** Of the model, as shown in reports. */
  readonly name: string;
  readonly atOnce: number;
}

export interface NotedDesign {
  readonly design: DesignAnalysis;
  /** Half a sentence, when the model failed. */
  readonly failure: string | null;
}

/** After one failure the model is not called again, and the measured notes remain. */
export async function addModelNotes(
  { design, renderings, writeDesignNotes, name, atOnce }: ModelNotesInput,
  signal: AbortSignal,
): Promise<NotedDesign> {
  const resultByUrl = new Map(renderings.map(({ url, result }) => [url, result]));
  const pages = [...design.pageAnalyses];
  const failures: string[] = [];
  let next = 0;
  const noteNext = async (): Promise<void> => {
    for (let at = next++; at < pages.length && failures.length === 0; at = next++) {
      const page = pages[at];
      const result = resultByUrl.get(page?.screenshotData.url ?? '');
      const screenshot =
        page !== undefined && result?.kind === 'rendered' ? screenshotOf(page, result) : null;
      if (page === undefined || screenshot === null) continue;
      try {
        pages[at] = withNotes(page, screenshot, await writeDesignNotes(screenshot, signal), name);
      } catch (error) {
        signal.throwIfAborted();
        failures.push(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, noteNext));
  return {
    design: { ...design, pageAnalyses: pages },
    failure: failures[0] ?? null,
  };
}

interface DesignNoteOptions {
  readonly includesMobile: boolean;
}

/** Runs all design checks on a rendered page. */
export function designResultsFor(
  facts: RenderFacts,
  { includesMobile }: DesignNoteOptions,
): readonly DesignResult[] {
  const { mobile, desktop } = facts;
  return [
    ...(includesMobile ? [overflow(facts), targets(facts), firstScreens(facts)] : []),
    ...(includesMobile && mobile !== null ? [smallText(mobile), cover(mobile)] : []),
    contrast(facts),
    accessibleNames(facts),
    shift(facts),
    ...(desktop === null ? [] : desktopChecks.map((check) => check(desktop))),
  ];
}
