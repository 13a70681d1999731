/** Shows an analyst with eyes the pages that were looked at, and adds what it remarks to what was measured. */
import {
  type DesignAnalysis,
  type DesignRecommendation,
  DesignSeverity,
  type PageDesign,
} from '@pagewright/contract/entities/design';
import type { AdviceSession, PageForEyes, SeenRemark } from './advise/advisor.ts';
import { countOf } from './audit/count-of.ts';
import type { Look } from './design/camera.ts';
import type { SeenElement } from './facts/visit-facts.ts';
import type { LookedAt } from './look-at-pages.ts';

type Visited = Extract<Look, { kind: 'visited' }>;
type Remark = NonNullable<AdviceSession['remark']>;

const headingsMax = 12;
const imagesMax = 8;

/** Elements of the page that a remark may point at, the first screen first; each of them is on the picture. */
function placesOf({ facts: { desktop } }: Visited, height: number): PageForEyes['places'] {
  if (desktop === null) return [];
  const name = (what: string, elements: readonly (SeenElement | null)[]) =>
    elements.flatMap((element) => (element === null ? [] : [{ what, text: element.text, box: element.box }]));
  const screen = { x: 0, y: 0, width: desktop.width, height: Math.min(height, 900) };
  return [
    { what: 'first screen', text: '', box: screen },
    ...name('navigation', [desktop.navigation]),
    ...name('logo or name', [desktop.logo]),
    ...desktop.headings
      .slice(0, headingsMax)
      .map(({ level, text, box }) => ({ what: `heading h${level}`, text, box })),
    ...name('button', desktop.callsToAction),
    ...name('image', desktop.images.slice(0, imagesMax)),
    ...name('paragraph with long lines', desktop.longLines),
  ].filter(({ box }) => box.y < height && box.width > 0 && box.height > 0);
}

function forEyes({ screenshotData, recommendations }: PageDesign, look: Visited): PageForEyes | null {
  const { glance } = look;
  if (glance === null) return null;
  return {
    url: screenshotData.url,
    picture: glance.bytes,
    size: { width: glance.width, height: glance.height },
    places: placesOf(look, glance.height),
    measured: recommendations.map(({ title }) => title),
  };
}

const bySeverity = (a: DesignRecommendation, b: DesignRecommendation): number =>
  DesignSeverity.options.indexOf(a.severity) - DesignSeverity.options.indexOf(b.severity);

/** What was measured stands first among its like, and alone makes the score. */
function withRemarks(page: PageDesign, { places }: PageForEyes, seen: readonly SeenRemark[], name: string) {
  const own = seen.flatMap(({ place, ...remark }): DesignRecommendation[] => {
    const box = places[place]?.box;
    return box === undefined ? [] : [{ ...remark, box: { ...box }, view: 'desktop', writtenBy: name }];
  });
  if (own.length === 0) return page;
  return {
    ...page,
    recommendations: [...page.recommendations, ...own].sort(bySeverity),
    summary: `${page.summary} ${name} looked at the screenshot and adds ${countOf(own.length, 'remark')}, which do not count in the score.`,
  };
}

export interface Seeing {
  readonly design: DesignAnalysis;
  readonly looks: readonly LookedAt[];
  readonly remark: Remark;
  /** Of the analyst, as reports name it. */
  readonly name: string;
  readonly atOnce: number;
}

export interface SeenDesign {
  readonly design: DesignAnalysis;
  readonly notes: readonly string[];
}

/** After one failure nobody is asked again: the measured remarks stand alone. */
export async function seeDesign(
  { design, looks, remark, name, atOnce }: Seeing,
  signal: AbortSignal,
): Promise<SeenDesign> {
  const byUrl = new Map(looks.map(({ url, look }) => [url, look]));
  const pages = [...design.pageAnalyses];
  const troubles: string[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < pages.length && troubles.length === 0; at = next++) {
      const page = pages[at];
      const look = byUrl.get(page?.screenshotData.url ?? '');
      const asked = page !== undefined && look?.kind === 'visited' ? forEyes(page, look) : null;
      if (page === undefined || asked === null) continue;
      try {
        pages[at] = withRemarks(page, asked, await remark(asked, signal), name);
      } catch (error) {
        signal.throwIfAborted();
        troubles.push(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return {
    design: { ...design, pageAnalyses: pages },
    notes: troubles
      .slice(0, 1)
      .map((trouble) => `${name} ${trouble}, so the remarks on the design are those that were measured.`),
  };
}
