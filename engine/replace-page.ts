/** Puts a page that was judged anew into a finished analysis, and works out again all that rests on it. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import type { Issue, Score } from '@pagewright/contract/entities/issue';
import type { Page, PageImage } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { combinedHealth } from './advise/combined-health.ts';
import { insightsOf } from './advise/insights.ts';
import type { PageJudgement } from './analyze-page.ts';
import { bySeverity, countMetrics, supersededAmong } from './audit/assemble-audit.ts';
import { isPageRule } from './audit/rule.ts';
import { allRules } from './audit/rules/all.ts';
import { chargeOf, partOfScore, scoreOf, scorePage } from './audit/score.ts';

const pageRules: ReadonlySet<string> = new Set(allRules.filter(isPageRule).map(({ id }) => id));

/** A finding that took the whole site, or a browser, to make: one page alone can neither confirm nor lift it. */
const needsMore = (ruleId: string): boolean => !pageRules.has(ruleId);

/** The same fault with the same words is the same fault, and what was said about it still holds. */
const isSame = (a: Issue, b: Issue): boolean => a.ruleId === b.ruleId && a.description === b.description;

/** Suggestions keep their place beside their issue; an issue without one has an empty place. */
function keepSuggestions(before: Page, issues: readonly Issue[]): string[] {
  const about = issues.map((issue) => {
    const at = before.issues.findIndex((other) => isSame(issue, other));
    return at === -1 ? '' : (before.suggestions[at] ?? '');
  });
  const loose = before.suggestions.slice(before.issues.length);
  if (loose.length > 0) return [...about, ...loose];
  return about.slice(0, about.findLastIndex((text) => text !== '') + 1);
}

const keepAltTexts = (before: Page, images: readonly PageImage[]): PageImage[] =>
  images.map((image) => {
    const known = before.images.find(({ src, alt }) => src === image.src && alt === image.alt);
    return known?.suggestedAlt === undefined ? image : { ...image, suggestedAlt: known.suggestedAlt };
  });

/** As far as the report can tell, the page is what it was. */
const isUnchanged = (before: Page, after: Page): boolean =>
  JSON.stringify([after.title, after.metaDescription, after.headings, after.paragraphs, after.images]) ===
    JSON.stringify([
      before.title,
      before.metaDescription,
      before.headings,
      before.paragraphs,
      before.images,
    ]) &&
  after.issues.length === before.issues.length &&
  after.issues.every((issue, at) => before.issues[at] !== undefined && isSame(issue, before.issues[at]));

/** Fixes of a page that is as it was still hold; of another one only what it calls for itself was tried. */
function withFixes(before: Page, after: Page, { fixes = [] }: PageJudgement): Page {
  const { score } = after;
  const cleared = (ids: readonly string[]): string[] =>
    ids.filter((id) => after.issues.some(({ ruleId }) => ruleId === id));
  const fresh = fixes.flatMap((fix) => {
    const own = cleared(fix.cleared);
    if (score === undefined || own.length === 0) return [];
    const gain = fix.scoreAfter - fix.scoreBefore;
    const scoreAfter = Math.min(limits.score.max, Math.round((score.value + gain) * 10) / 10);
    return [{ ...fix, cleared: own, scoreBefore: score.value, scoreAfter }];
  });
  const held = isUnchanged(before, after) ? (before.fixes ?? []) : fresh;
  return held.length === 0 ? after : { ...after, fixes: held };
}

function rejudged(before: Page, judgement: PageJudgement, leftOut: ReadonlySet<string>): Page {
  const fresh = judgement.issues.filter(({ ruleId }) => !leftOut.has(ruleId));
  const all = [...fresh, ...before.issues.filter(({ ruleId }) => needsMore(ruleId))];
  const gone = supersededAmong(all);
  const issues = all.filter(({ ruleId }) => !gone.has(ruleId)).sort(bySeverity);
  const kept = before.score?.deductions.filter(({ ruleId }) => needsMore(ruleId)) ?? [];
  const deductions = [...scorePage(fresh.map((issue) => chargeOf(issue))).deductions, ...kept];
  const { notEvaluated, summary, indexable } = judgement;
  return {
    ...summary,
    url: before.url,
    ...(before.finalUrl !== undefined && { finalUrl: before.finalUrl }),
    indexable,
    images: keepAltTexts(before, summary.images),
    issues,
    suggestions: keepSuggestions(before, issues),
    score: partOfScore(
      { value: 0, deductions: deductions.sort((a, b) => b.points - a.points) },
      (ruleId) => !gone.has(ruleId),
    ),
    ...(notEvaluated.length > 0 && { notEvaluated: [...notEvaluated] }),
  };
}

/** The site's score from what a finished analysis tells: the very score that the audit gave it. */
export function scoreAgain({ pages, scoreBasis, score }: Analysis): Score | undefined {
  if (scoreBasis === undefined || scoreBasis.weights.length !== pages.length) return score;
  const scored = pages.map((page) => ({
    score: page.score ?? scorePage(page.issues.map((issue) => chargeOf(issue))),
  }));
  return scoreOf(scored, scoreBasis);
}

export interface Replaced {
  readonly analysis: Analysis;
  readonly updatedPage: Page;
}

const leftOutOf = ({ notEvaluated }: Analysis): Set<string> =>
  new Set(notEvaluated.map(({ ruleId }) => ruleId));

/** The page as it is judged now; what takes the whole site to tell is kept. Null when the analysis has no such page. */
export function rejudgePage(analysis: Analysis, pageUrl: string, judgement: PageJudgement): Page | null {
  const before = analysis.pages.find(({ url }) => url === pageUrl);
  return before === undefined
    ? null
    : withFixes(before, rejudged(before, judgement, leftOutOf(analysis)), judgement);
}

/** What an analyst said of the content stays; the scores in it follow the new card. */
function keepQuality(before: EnhancedInsights, after: EnhancedInsights): EnhancedInsights {
  const [old, card] = [before.contentQualityAnalysis, after.contentQualityAnalysis];
  if (old === undefined || card === undefined) return { ...before, ...after };
  const health = old.overallHealth && {
    ...old.overallHealth,
    contentScore: card.overallScore,
    combinedScore: combinedHealth(card.overallScore, old.overallHealth.keywordScore),
  };
  const contentQualityAnalysis = { ...old, ...card, ...(health && { overallHealth: health }) };
  return { ...before, ...after, contentQualityAnalysis };
}

/** Null when the analysis has no such page; `renew` may add to the page what was written for it since. */
export function replacePage(
  analysis: Analysis,
  pageUrl: string,
  judgement: PageJudgement,
  renew: (page: Page) => Page = (page) => page,
): Replaced | null {
  const at = analysis.pages.findIndex(({ url }) => url === pageUrl);
  const rejudgedPage = rejudgePage(analysis, pageUrl, judgement);
  if (rejudgedPage === null) return null;
  const updatedPage = renew(rejudgedPage);
  const leftOut = leftOutOf(analysis);
  const pages = analysis.pages.with(at, updatedPage);
  const { siteIssues, notEvaluated, scoreBasis, processingStats } = analysis;
  const asked = judgement.keptRules.filter((id) => !leftOut.has(id));
  const keptRules = [...new Set([...(scoreBasis?.keptRules ?? []), ...asked])];
  const basis = scoreBasis && { ...scoreBasis, keptRules };
  const counted = countMetrics(keptRules, pages, siteIssues);
  const cards = insightsOf({ pages, siteIssues, notEvaluated });
  const insights = keepQuality(analysis.enhancedInsights ?? {}, cards);
  const next: Analysis = {
    ...analysis,
    pages,
    ...(basis !== undefined && { scoreBasis: basis }),
    ...(analysis.enhancedInsights !== undefined && { enhancedInsights: insights }),
    metrics: basis === undefined ? { ...counted, goodPractices: analysis.metrics.goodPractices } : counted,
    processingStats: {
      ...processingStats,
      creditsUsed: processingStats.creditsUsed + limits.credits.reanalyzePage,
    },
  };
  const score = scoreAgain(next);
  return { analysis: { ...next, ...(score !== undefined && { score }) }, updatedPage };
}
