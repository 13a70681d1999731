/** Turns visits into the design analysis of a site: scores, strengths, recommendations, and what is unlike the rest. */
import {
  type DesignAnalysis,
  type DesignRecommendation,
  DesignSeverity,
  type LabReport,
  type PageDesign,
  type ScreenshotData,
} from '@pagewright/contract/entities/design';
import type { DesignInsight } from '@pagewright/contract/entities/insights';
import type { VisitFacts } from '../facts/visit-facts.ts';
import { type Look, labMethod, type ShotRef } from './camera.ts';
import { consistencyOf } from './consistency.ts';
import { remarksOn } from './remarks.ts';

export interface ReviewInput {
  readonly looks: readonly { readonly url: string; readonly look: Look }[];
  /** Where a kept screenshot is served. */
  readonly addressOf: (shot: ShotRef) => string;
  readonly isSpeedAsked: boolean;
  readonly isMobileAsked: boolean;
}

const costs: Readonly<Record<DesignSeverity, number>> = { critical: 25, high: 15, medium: 8, low: 3 };
const rank = (severity: DesignSeverity): number => DesignSeverity.options.indexOf(severity);
const bySeverity = (a: DesignRecommendation, b: DesignRecommendation): number =>
  rank(a.severity) - rank(b.severity);

/** What each remark costs is fixed, so the same page always scores the same. */
const costOf = (recommendations: readonly DesignRecommendation[]): number =>
  recommendations.reduce((sum, { severity }) => sum + costs[severity], 0);
const scoreOf = (recommendations: readonly DesignRecommendation[]): number =>
  Math.max(0, 100 - costOf(recommendations));

function labOf({ lab, weight, isTimed }: VisitFacts): LabReport {
  const { lcpMs, cls, tbtMs, fcpMs, ttfbMs } = lab;
  const round = (value: number | null): number | null => (value === null ? null : Math.round(value));
  return {
    lcpMs: lcpMs === 0 ? null : round(lcpMs),
    cls: cls === null ? null : Math.round(cls * 1000) / 1000,
    tbtMs: round(tbtMs),
    fcpMs: round(fcpMs),
    ttfbMs: round(ttfbMs),
    bytes: weight.bytes,
    requests: weight.requests,
    byKind: weight.byKind.map((each) => ({ ...each })),
    method: isTimed
      ? labMethod
      : `${labMethod} The server had much else to do during the visit, so times may be too long.`,
  };
}

function summarise(recommendations: readonly DesignRecommendation[], strengths: readonly string[]): string {
  const [first] = recommendations;
  if (first === undefined) return `Nothing to mend was measured; ${strengths.length} points are good.`;
  const others = recommendations.length - 1;
  const more = others === 0 ? '' : others === 1 ? ', and one more thing' : `, and ${others} more things`;
  return `First to mend: ${first.title.charAt(0).toLowerCase()}${first.title.slice(1)}${more}. ${strengths.length} of the points measured are good.`;
}

function unseen(url: string, sentence: string): PageDesign {
  const screenshotData = { url, screenshotUrl: null, captureTimestamp: null, error: sentence };
  return { overallScore: null, summary: sentence, strengths: [], recommendations: [], screenshotData };
}

/** Null when all pictures are there. */
function shotTrouble({ desktop, unkept }: Extract<Look, { kind: 'visited' }>, isPhoneShown: boolean) {
  if (unkept.includes('desktop')) return 'The screenshot could not be kept: there was no room for it.';
  if (desktop === null) return 'The page could not be drawn in time.';
  return isPhoneShown && unkept.includes('mobile')
    ? 'The screenshot of the phone could not be kept: there was no room for it.'
    : null;
}

function shotsOf(
  {
    url,
    look,
    isPhoneShown,
  }: { url: string; look: Extract<Look, { kind: 'visited' }>; isPhoneShown: boolean },
  input: ReviewInput,
): ScreenshotData {
  const { desktop, capturedAt } = look;
  const mobile = isPhoneShown ? look.mobile : null;
  return {
    url,
    screenshotUrl: desktop === null ? null : input.addressOf(desktop),
    mobileScreenshotUrl: mobile === null ? null : input.addressOf(mobile),
    thumbnailUrl: look.thumbnail === null ? null : input.addressOf(look.thumbnail),
    ...(desktop !== null && { size: { width: desktop.width, height: desktop.height } }),
    ...(mobile !== null && { mobileSize: { width: mobile.width, height: mobile.height } }),
    captureTimestamp: capturedAt,
    error: shotTrouble(look, isPhoneShown),
  };
}

function reviewPage(
  url: string,
  look: Look,
  input: ReviewInput,
  unlike: readonly DesignRecommendation[],
): PageDesign {
  if (look.kind !== 'visited') return unseen(url, look.sentence);
  const verdicts = remarksOn(look.facts, input);
  const strengths = verdicts.flatMap((each) => (each !== null && 'strength' in each ? [each.strength] : []));
  const mends = verdicts.flatMap((each) => (each !== null && 'mend' in each ? [each.mend] : []));
  const recommendations = [...mends, ...unlike].sort(bySeverity);
  // Contrast and names are measured on the phone also where the phone is of no interest.
  const isPhoneShown = input.isMobileAsked || recommendations.some(({ view }) => view === 'mobile');
  return {
    overallScore: scoreOf(recommendations),
    summary: summarise(recommendations, strengths),
    strengths,
    recommendations,
    screenshotData: shotsOf({ url, look, isPhoneShown }, input),
    ...(input.isSpeedAsked && { lab: labOf(look.facts) }),
  };
}

/** Nothing could be looked at: the report says why, and how to change that. */
const failedReview = (error: string): DesignAnalysis => ({
  overallScore: 0,
  totalPagesAnalyzed: 0,
  summary: 'No page could be looked at.',
  error,
  pageAnalyses: [],
});

function summariseSite(pages: readonly PageDesign[], score: number): string {
  const seen = pages.filter(({ overallScore }) => overallScore !== null);
  const [commonest] = [
    ...Map.groupBy(
      seen.flatMap(({ recommendations }) => recommendations),
      ({ title }) => title,
    ),
  ].toSorted(
    ([, a], [, b]) => rank(a[0]?.severity ?? 'low') - rank(b[0]?.severity ?? 'low') || b.length - a.length,
  );
  const count = seen.length === 1 ? 'one page' : `${seen.length} pages`;
  const failed = pages.length - seen.length;
  return [
    `A browser looked at ${count}, on a phone and on a desktop; together they score ${score}.`,
    ...(commonest === undefined
      ? []
      : [`First to mend: “${commonest[0]}”, on ${commonest[1].length} of them.`]),
    ...(failed === 0 ? [] : [`${failed === 1 ? 'One page' : `${failed} pages`} could not be looked at.`]),
  ].join(' ');
}

/** Undefined when no page was to be looked at. */
export function reviewDesign(input: ReviewInput): DesignAnalysis | undefined {
  const { looks } = input;
  if (looks.length === 0) return undefined;
  const visited = looks.flatMap(({ url, look }) =>
    look.kind === 'visited' ? [{ url, facts: look.facts }] : [],
  );
  const [first] = looks;
  if (visited.length === 0 && first !== undefined && first.look.kind !== 'visited')
    return failedReview(first.look.sentence);
  const unlike = consistencyOf(visited);
  const pageAnalyses = looks.map(({ url, look }) => reviewPage(url, look, input, unlike.get(url) ?? []));
  const scores = pageAnalyses.flatMap(({ overallScore }) => (overallScore === null ? [] : [overallScore]));
  const overallScore = Math.round(scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length));
  return {
    overallScore,
    totalPagesAnalyzed: visited.length,
    summary: summariseSite(pageAnalyses, overallScore),
    error: null,
    pageAnalyses,
  };
}

const categoryWords: Readonly<Record<DesignRecommendation['category'], string>> = {
  layout: 'Layout',
  navigation: 'Navigation',
  mobile_responsiveness: 'On phones',
  accessibility: 'Accessibility',
  branding: 'Branding',
  visual_hierarchy: 'Visual hierarchy',
  content_structure: 'Structure of the content',
  brand_color_psychology: 'Colour',
};

/** The design as one of the insights, with the whole of it. */
export function designInsight(design: DesignAnalysis): DesignInsight {
  const all = design.pageAnalyses.flatMap(({ recommendations }) => recommendations);
  const findings = [...Map.groupBy(all, ({ category }) => category)].map(([category, own]) => ({
    category: categoryWords[category],
    score: Math.round(
      Math.max(
        0,
        100 - costOf(own.filter(({ writtenBy }) => writtenBy === undefined)) / design.totalPagesAnalyzed,
      ),
    ),
    issues: [...new Set(own.map(({ description }) => description))].slice(0, 5),
    recommendations: [...new Set(own.map(({ recommendation }) => recommendation))].slice(0, 5),
  }));
  return {
    ...design,
    explanation: design.error ?? design.summary,
    findings: findings.sort((a, b) => a.score - b.score),
  };
}
