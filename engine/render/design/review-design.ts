/** Turns rendered pages into the design analysis of a site: scores, strengths, recommendations, inconsistencies. */

import { countOf } from '@pagewright/contract/count-of';
import {
  type DesignAnalysis,
  type DesignRecommendation,
  DesignSeverity,
  type LabReport,
  type PageDesign,
  type ScreenshotData,
} from '@pagewright/contract/entities/design';
import type { DesignInsight } from '@pagewright/contract/entities/insights';
import type { RenderFacts } from '../../model/render-facts.ts';
import { labMethod, type RenderResult, type ScreenshotRef } from '../page-renderer.ts';
import { designResultsFor } from './add-model-notes.ts';
import { inconsistenciesOf } from './consistency.ts';

export interface ReviewInput {
  readonly renderings: readonly { readonly url: string; readonly result: RenderResult }[];
  /** Pages without a design of their own, each with the reason. */
  readonly unreviewed?: ReadonlyMap<string, string>;
  /** Where a stored screenshot is served. */
  readonly screenshotUrlOf: (shot: ScreenshotRef) => string;
  readonly includesSpeed: boolean;
  readonly includesMobile: boolean;
}

const costs: Readonly<Record<DesignSeverity, number>> = { critical: 25, high: 15, medium: 8, low: 3 };
const rank = (severity: DesignSeverity): number => DesignSeverity.options.indexOf(severity);
const bySeverity = (a: DesignRecommendation, b: DesignRecommendation): number =>
  rank(a.severity) - rank(b.severity);

/** Costs are fixed, so the same page always scores the same. */
const costOf = (recommendations: readonly DesignRecommendation[]): number =>
  recommendations.reduce((sum, { severity }) => sum + costs[severity], 0);
const scoreOf = (recommendations: readonly DesignRecommendation[]): number =>
  Math.max(0, 100 - costOf(recommendations));

function labOf({ lab, weight, isTimed }: RenderFacts): LabReport {
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
      : `${labMethod} Our server was busy while measuring, so times may be too long.`,
  };
}

/** What is first to fix on this page. */
function summarise(recommendations: readonly DesignRecommendation[]): string {
  const [first, ...others] = recommendations;
  if (first === undefined) return 'No issues found.';
  const more = others.length === 0 ? '' : ` ${countOf(others.length, 'more recommendation')}.`;
  return `Fix first: ${first.title.charAt(0).toLowerCase()}${first.title.slice(1)}.${more}`;
}

/** Fewer failed images, such as counting pixels, leave the view as it is, unless one is large. */
const failedImagesMin = 3;

/** Why what our browser saw is not what visitors see; null when it is. */
function gapIn({ gaps, desktop }: RenderFacts): string | null {
  const notReviewed = 'so the view is incomplete and its design was not reviewed.';
  const { stylesheets, images, failedImages, failedImageUrls } = gaps;
  const [stylesheet] = stylesheets;
  if (stylesheet !== undefined) {
    const more = stylesheets.length === 1 ? '' : ` and ${stylesheets.length - 1} more`;
    return `The stylesheet ${stylesheet}${more} did not load in our browser, ${notReviewed}`;
  }
  if (failedImages >= failedImagesMin && failedImages > images / 2)
    return `${failedImages} of ${images} images did not load in our browser, ${notReviewed}`;
  const large = desktop?.largePictures.find(
    ({ src, hasFailed }) => hasFailed || failedImageUrls.includes(src),
  );
  if (large !== undefined) return `The large image ${large.src} did not load in our browser, ${notReviewed}`;
  return desktop !== null && desktop.words === 0 && desktop.images.length === 0
    ? 'The page showed no text and no images in our browser, so its design was not reviewed.'
    : null;
}

/** Pages without a design of their own, and pages of which only a part was seen. */
function unreviewedPages({ renderings, unreviewed }: ReviewInput): ReadonlyMap<string, string> {
  return new Map(
    renderings.flatMap(({ url, result }) => {
      const reason = unreviewed?.get(url) ?? (result.kind === 'rendered' ? gapIn(result.facts) : null);
      return reason === null ? [] : [[url, reason] as const];
    }),
  );
}

function notRendered(url: string, sentence: string): PageDesign {
  const screenshotData = { url, screenshotUrl: null, captureTimestamp: null, error: sentence };
  return { overallScore: null, summary: sentence, strengths: [], recommendations: [], screenshotData };
}

/** Null when all screenshots are there. */
function screenshotError(
  { desktop, unstored }: Extract<RenderResult, { kind: 'rendered' }>,
  isMobileShown: boolean,
) {
  if (unstored.includes('desktop')) return 'The screenshot could not be stored: there was no room for it.';
  if (desktop === null) return 'The page could not be rendered in time.';
  return isMobileShown && unstored.includes('mobile')
    ? 'The screenshot of the phone could not be stored: there was no room for it.'
    : null;
}

function screenshotsOf(
  {
    url,
    result,
    isMobileShown,
  }: { url: string; result: Extract<RenderResult, { kind: 'rendered' }>; isMobileShown: boolean },
  input: ReviewInput,
): ScreenshotData {
  const { desktop, capturedAt } = result;
  const mobile = isMobileShown ? result.mobile : null;
  return {
    url,
    screenshotUrl: desktop === null ? null : input.screenshotUrlOf(desktop),
    mobileScreenshotUrl: mobile === null ? null : input.screenshotUrlOf(mobile),
    thumbnailUrl: result.thumbnail === null ? null : input.screenshotUrlOf(result.thumbnail),
    ...(desktop !== null && { size: { width: desktop.width, height: desktop.height } }),
    ...(mobile !== null && { mobileSize: { width: mobile.width, height: mobile.height } }),
    captureTimestamp: capturedAt,
    error: screenshotError(result, isMobileShown),
  };
}

function reviewPage(
  url: string,
  result: RenderResult,
  input: ReviewInput,
  inconsistencies: readonly DesignRecommendation[],
): PageDesign {
  if (result.kind !== 'rendered') return notRendered(url, result.sentence);
  const reason = input.unreviewed?.get(url) ?? null;
  const results = reason === null ? designResultsFor(result.facts, input) : [];
  const strengths = results.flatMap((each) => (each !== null && 'strength' in each ? [each.strength] : []));
  const notes = results.flatMap((each) => (each !== null && 'note' in each ? [each.note] : []));
  const recommendations = [...notes, ...inconsistencies].sort(bySeverity);
  // Contrast and names are measured on the phone even when mobile checks are off.
  const isMobileShown = input.includesMobile || recommendations.some(({ view }) => view === 'mobile');
  return {
    overallScore: reason === null ? scoreOf(recommendations) : null,
    summary: reason ?? summarise(recommendations),
    strengths,
    recommendations,
    screenshotData: screenshotsOf({ url, result, isMobileShown }, input),
    ...(input.includesSpeed && { lab: labOf(result.facts) }),
  };
}

/** No page was rendered: the report says why, and how to change that. */
const failedReview = (error: string, summary = 'No page could be rendered.'): DesignAnalysis => ({
  overallScore: 0,
  totalPagesAnalyzed: 0,
  summary,
  error,
  pageAnalyses: [],
});

function summariseSite(pages: readonly PageDesign[]): string {
  const rendered = pages.filter(({ overallScore }) => overallScore !== null);
  const [commonest] = [
    ...Map.groupBy(
      rendered.flatMap(({ recommendations }) => recommendations),
      ({ title }) => title,
    ),
  ].toSorted(
    ([, a], [, b]) => rank(a[0]?.severity ?? 'low') - rank(b[0]?.severity ?? 'low') || b.length - a.length,
  );
  const failed = pages.filter(
    ({ overallScore, screenshotData }) => overallScore === null && screenshotData.screenshotUrl === null,
  ).length;
  return [
    ...(commonest === undefined
      ? []
      : [`Fix first: “${commonest[0]}”, on ${countOf(commonest[1].length, 'page')}.`]),
    'Checked at phone and desktop widths.',
    ...(failed === 0 ? [] : [`${failed === 1 ? 'One page' : `${failed} pages`} could not be rendered.`]),
  ].join(' ');
}

/** Undefined when no page was to be rendered. */
export function reviewDesign(given: ReviewInput): DesignAnalysis | undefined {
  const { renderings } = given;
  if (renderings.length === 0) return undefined;
  const renderedPages = renderings.flatMap(({ url, result }) =>
    result.kind === 'rendered' ? [{ url, facts: result.facts }] : [],
  );
  const [first] = renderings;
  if (renderedPages.length === 0 && first !== undefined && first.result.kind !== 'rendered')
    return failedReview(first.result.sentence);
  const unreviewed = unreviewedPages(given);
  const input = { ...given, unreviewed };
  const inconsistencies = inconsistenciesOf(renderedPages.filter(({ url }) => !unreviewed.has(url)));
  const reviewed = renderings.map(({ url, result }) =>
    reviewPage(url, result, input, inconsistencies.get(url) ?? []),
  );
  const praised = Map.groupBy(
    reviewed.flatMap(({ strengths }) => strengths),
    (text) => text,
  );
  // What is good on every page is the template's, and tells nothing of any of them.
  const pageAnalyses = reviewed.map((page) => ({
    ...page,
    strengths: page.strengths.filter((text) => praised.get(text)?.length === 1),
  }));
  const scores = pageAnalyses.flatMap(({ overallScore }) => (overallScore === null ? [] : [overallScore]));
  const [reason] = unreviewed.values();
  if (scores.length === 0 && reason !== undefined) return failedReview(reason, reason);
  const overallScore = Math.round(scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length));
  return {
    overallScore,
    totalPagesAnalyzed: renderedPages.length,
    summary: summariseSite(pageAnalyses),
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
  content_structure: 'Content structure',
  brand_color_psychology: 'Color',
};

interface PageRemark extends DesignRecommendation {
  readonly url: string;
}

/** What is said of several pages is said once, with the number of pages and one of them. */
function issueOf(remarks: readonly PageRemark[]): { issue: string; recommendation: string }[] {
  const [first] = remarks.toSorted(bySeverity);
  if (first === undefined) return [];
  const pages = new Set(remarks.map(({ url }) => url)).size;
  const { description, recommendation, title, url } = first;
  if (pages === 1) return [{ issue: description, recommendation }];
  const example = URL.parse(url)?.pathname ?? url;
  return [
    { issue: `${title}, on ${pages} pages. For example, on ${example}: ${description}`, recommendation },
  ];
}

function listIssues(remarks: readonly PageRemark[]): { issues: string[]; recommendations: string[] } {
  const listed = [...Map.groupBy(remarks, ({ title }) => title).values()].flatMap(issueOf).slice(0, 5);
  return {
    issues: [...new Set(listed.map(({ issue }) => issue))],
    recommendations: [...new Set(listed.map(({ recommendation }) => recommendation))],
  };
}

/** The design analysis as one of the insights. */
export function designInsight(design: DesignAnalysis): DesignInsight {
  const all = design.pageAnalyses.flatMap(({ recommendations, screenshotData: { url } }) =>
    recommendations.map((each): PageRemark => ({ ...each, url })),
  );
  const judged = design.pageAnalyses.filter(({ overallScore }) => overallScore !== null).length;
  const findings = [...Map.groupBy(all, ({ category }) => category)].map(([category, own]) => ({
    category: categoryWords[category],
    score: Math.round(
      Math.max(0, 100 - costOf(own.filter(({ writtenBy }) => writtenBy === undefined)) / Math.max(1, judged)),
    ),
    ...listIssues(own),
  }));
  return {
    ...design,
    explanation: design.error ?? design.summary,
    findings: findings.sort((a, b) => a.score - b.score),
  };
}
