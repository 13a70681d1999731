/** Replaces a page of a stored analysis by its new audit, and recalculates what depends on it. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import type { Issue, Score } from '@pagewright/contract/entities/issue';
import type { Page, PageImage } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { bySeverity, countMetrics, supersededAmong } from '../audit/assemble-audit.ts';
import { combinedHealth } from '../audit/insights/combined-health.ts';
import { insightsOf } from '../audit/insights/insights.ts';
import { partOfScore, penaltyOf, scoreOfPage, scorePage, scoreSite } from '../audit/score.ts';
import type { PageAudit } from './audit-page.ts';
import { isPageRuleId } from './select-rules.ts';

/** Findings that need the whole site or a browser: one page alone can neither confirm nor clear them. */
const isFromElsewhere = ({ ruleId }: { readonly ruleId: string }): boolean => !isPageRuleId(ruleId);

/** The same finding with the same description: its suggestion still applies. */
const isSame = (a: Issue, b: Issue): boolean => a.ruleId === b.ruleId && a.description === b.description;

/** Suggestions stay at the position of their issue; an issue without one gets an empty string. */
function retainSuggestions(before: Page, issues: readonly Issue[]): string[] {
  const forIssues = issues.map((issue) => {
    const at = before.issues.findIndex((other) => isSame(issue, other));
    return at === -1 ? '' : (before.suggestions[at] ?? '');
  });
  const others = before.suggestions.slice(before.issues.length);
  if (others.length > 0) return [...forIssues, ...others];
  return forIssues.slice(0, forIssues.findLastIndex((text) => text !== '') + 1);
}

const retainAltTexts = (before: Page, images: readonly PageImage[]): PageImage[] =>
  images.map((image) => {
    const same = before.images.find(({ src, alt }) => src === image.src && alt === image.alt);
    return same?.suggestedAlt === undefined ? image : { ...image, suggestedAlt: same.suggestedAlt };
  });

/** Whether the page is the same in everything that the report contains. */
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

/** Fixes of an unchanged page still apply; for a changed one only markup fixes were verified. */
function withFixes(before: Page, after: Page, { fixes = [] }: PageAudit): Page {
  const { score } = after;
  const cleared = (ids: readonly string[]): string[] =>
    ids.filter((id) => after.issues.some(({ ruleId }) => ruleId === id));
  const fresh = fixes.flatMap((fix) => {
    const clearedHere = cleared(fix.cleared);
    if (score === undefined || clearedHere.length === 0) return [];
    const gain = fix.scoreAfter - fix.scoreBefore;
    const scoreAfter = Math.min(limits.score.max, Math.round((score.value + gain) * 10) / 10);
    return [{ ...fix, cleared: clearedHere, scoreBefore: score.value, scoreAfter }];
  });
  const valid = isUnchanged(before, after) ? (before.fixes ?? []) : fresh;
  return valid.length === 0 ? after : { ...after, fixes: valid };
}

function mergeAudit(before: Page, audit: PageAudit, leftOut: ReadonlySet<string>): Page {
  const fresh = audit.issues.filter(({ ruleId }) => !leftOut.has(ruleId));
  const all = [...fresh, ...before.issues.filter(isFromElsewhere)];
  const superseded = supersededAmong(all);
  const issues = all.filter(({ ruleId }) => !superseded.has(ruleId)).sort(bySeverity);
  const retained = before.score?.deductions.filter(isFromElsewhere) ?? [];
  const deductions = [...scorePage(fresh.map((issue) => penaltyOf(issue))).deductions, ...retained];
  const { notEvaluated, summary, indexable } = audit;
  const isJudged = audit.passedRules.length + audit.issues.length + deductions.length > 0;
  return {
    ...summary,
    url: before.url,
    ...(before.finalUrl !== undefined && { finalUrl: before.finalUrl }),
    indexable,
    images: retainAltTexts(before, summary.images),
    issues,
    suggestions: retainSuggestions(before, issues),
    ...(isJudged && {
      score: partOfScore(
        { value: 0, deductions: deductions.sort((a, b) => b.points - a.points) },
        (ruleId) => !superseded.has(ruleId),
      ),
    }),
    ...(notEvaluated.length > 0 && { notEvaluated: [...notEvaluated] }),
  };
}

/** The site's score, recalculated from a stored analysis exactly as the audit does. */
export function recalculateScore({ pages, scoreBasis, score }: Analysis): Score | undefined {
  if (scoreBasis === undefined || scoreBasis.weights.length !== pages.length) return score;
  const scored = pages.map((page) => ({
    score: scoreOfPage(page),
  }));
  return scoreSite(scored, scoreBasis);
}

export interface ReplacedPage {
  readonly analysis: Analysis;
  readonly updatedPage: Page;
}

const leftOutOf = ({ notEvaluated }: Analysis): Set<string> =>
  new Set(notEvaluated.map(({ ruleId }) => ruleId));

/** The page with its new audit; findings from elsewhere are retained. Null when the analysis has no such page. */
export function reauditPage(analysis: Analysis, pageUrl: string, audit: PageAudit): Page | null {
  const before = analysis.pages.find(({ url }) => url === pageUrl);
  return before === undefined
    ? null
    : withFixes(before, mergeAudit(before, audit, leftOutOf(analysis)), audit);
}

/** The suggester's texts on content quality stay; the scores in them follow the new audit. */
function mergeInsights(before: EnhancedInsights, after: EnhancedInsights): EnhancedInsights {
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

/** Null when the analysis has no such page; `extend` may add new suggestions to the page. */
export function replacePage(
  analysis: Analysis,
  pageUrl: string,
  audit: PageAudit,
  extend: (page: Page) => Page = (page) => page,
): ReplacedPage | null {
  const at = analysis.pages.findIndex(({ url }) => url === pageUrl);
  const reauditedPage = reauditPage(analysis, pageUrl, audit);
  if (reauditedPage === null) return null;
  const updatedPage = extend(reauditedPage);
  const leftOut = leftOutOf(analysis);
  const pages = analysis.pages.with(at, updatedPage);
  const { siteIssues, notEvaluated, scoreBasis, processingStats } = analysis;
  const passed = audit.passedRules.filter((id) => !leftOut.has(id));
  const passedRules = [...new Set([...(scoreBasis?.passedRules ?? []), ...passed])];
  const basis = scoreBasis && { ...scoreBasis, passedRules };
  const counted = countMetrics(passedRules, pages, siteIssues);
  const cards = insightsOf({ pages, siteIssues, notEvaluated });
  const insights = mergeInsights(analysis.enhancedInsights ?? {}, cards);
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
  const score = recalculateScore(next);
  return { analysis: { ...next, ...(score !== undefined && { score }) }, updatedPage };
}
