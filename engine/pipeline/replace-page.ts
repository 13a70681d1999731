/** Replaces a page of a stored analysis by its new audit, and recalculates what depends on it. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Score } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { leadRuleOf } from '@pagewright/contract/report/causes';
import { unindexedRule } from '@pagewright/contract/report/score-formula';
import { bySeverity, countMetrics } from '../audit/assemble-audit.ts';
import { insightsOf } from '../audit/insights/insights.ts';
import { mergeInsights } from '../audit/insights/merge-insights.ts';
import { siteNotIndexable } from '../audit/rules/indexability/site-not-indexable.ts';
import { makeIssue } from '../audit/run-rules.ts';
import { deductionsOf, penaltyOf, scoreOfPage, scoreSite } from '../audit/score.ts';
import {
  describeUnindexed,
  summariseIndexability,
  updatePageIndexability,
} from '../audit/site-indexability.ts';
import type { PageAudit } from './audit-page.ts';
import { type Leading, type LeadingFinding, mergeAudit, withTextsAndFixes } from './merge-page-audit.ts';
import { reviewIssues } from './review-issues.ts';

/** The site's score, recalculated from a stored analysis exactly as the audit does. */
export function recalculateScore({ pages, scoreBasis, score, indexability }: Analysis): Score | undefined {
  if (scoreBasis === undefined || scoreBasis.weights.length !== pages.length) return score;
  const scored = pages.map((page) => ({ url: page.url, score: scoreOfPage(page) }));
  return scoreSite(scored, scoreBasis, indexability?.limitsScore);
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
  if (before === undefined) return null;
  const reviewed = { ...audit, issues: reviewIssues(audit.issues, analysis, before.url) };
  const merged = withTextsAndFixes(
    before,
    mergeAudit(before, reviewed, leftOutOf(analysis), leadingIn(analysis, before)),
    audit,
  );
  // A page that did not depend on scripts is not rendered again, so that nothing is known of it.
  return before.checkedAs === 'rendered' ? { ...merged, checkedAs: audit.version } : merged;
}

/** Leading findings of the site and of the other pages. */
const leadingIn = ({ siteIssues, pages }: Analysis, page: Page): Leading =>
  new Map<string, LeadingFinding>([
    ...pages.flatMap((other) =>
      (other === page ? [] : other.issues).flatMap((issue) =>
        issue.cause === undefined || leadRuleOf(issue) !== issue.ruleId
          ? []
          : [[issue.cause, { issue, urls: [other.url], page: other }] as const],
      ),
    ),
    ...siteIssues.flatMap((issue) =>
      issue.cause === undefined || leadRuleOf(issue) !== issue.ruleId
        ? []
        : [[issue.cause, { issue, urls: issue.urls, page: null }] as const],
    ),
  ]);

const withoutLead = <T extends { readonly cause?: string | undefined }>({ cause, ...issue }: T) => ({
  ...issue,
  ...(cause !== undefined && leadRuleOf({ ruleId: '', cause }) !== unindexedRule && { cause }),
});

/** Whether Google can index the site, after one of its pages changed; the finding that says so comes and goes with it. */
function updateIndexability(analysis: Analysis, pageUrl: string, { barrier }: PageAudit): Analysis {
  const { indexability: before, scoreBasis, siteIssues, pages } = analysis;
  const own = before?.pages.find(({ url }) => url === pageUrl);
  if (before === undefined || own === undefined) return analysis;
  const after = updatePageIndexability(own, barrier);
  const home = before.home?.url === pageUrl ? after : before.home;
  const indexability = summariseIndexability(
    before.pages.map((page) => (page === own ? after : page)),
    home,
  );
  const isLeftOut = analysis.notEvaluated.some(({ ruleId }) => ruleId === unindexedRule);
  const finding = isLeftOut ? null : describeUnindexed(indexability);
  if (finding === null && !before.limitsScore) return { ...analysis, indexability };
  const known = siteIssues.find(({ ruleId }) => ruleId === unindexedRule);
  const issue = finding && {
    ...makeIssue(siteNotIndexable, finding),
    urls: [...finding.urls],
    ...(known?.cause !== undefined && { cause: known.cause }),
  };
  const others = siteIssues.filter((each) => each !== known);
  const host = scoreBasis?.host.filter(({ ruleId }) => ruleId !== unindexedRule) ?? [];
  return {
    ...analysis,
    indexability,
    ...(scoreBasis && {
      scoreBasis: { ...scoreBasis, host: [...host, ...(issue ? deductionsOf([penaltyOf(issue)]) : [])] },
    }),
    siteIssues: issue ? [issue, ...others].sort(bySeverity) : others.map(withoutLead),
    pages: issue ? pages : pages.map((page) => ({ ...page, issues: page.issues.map(withoutLead) })),
  };
}

/** Null when the analysis has no such page; `extend` may add new suggestions to the page. */
export function replacePage(
  stored: Analysis,
  pageUrl: string,
  audit: PageAudit,
  extend: (page: Page) => Page = (page) => page,
): ReplacedPage | null {
  const analysis = updateIndexability(stored, pageUrl, audit);
  const at = analysis.pages.findIndex(({ url }) => url === pageUrl);
  const reauditedPage = reauditPage(analysis, pageUrl, audit);
  if (reauditedPage === null) return null;
  const updatedPage = extend(reauditedPage);
  const leftOut = leftOutOf(analysis);
  const pages = analysis.pages.with(at, updatedPage);
  const { siteIssues, scoreBasis } = analysis;
  const passed = audit.passedRules.filter((id) => !leftOut.has(id));
  const passedRules = [...new Set([...(scoreBasis?.passedRules ?? []), ...passed])];
  const basis = scoreBasis && { ...scoreBasis, passedRules };
  const counted = countMetrics(passedRules, pages, siteIssues);
  const next: Analysis = {
    ...analysis,
    pages,
    ...(basis !== undefined && { scoreBasis: basis }),
    metrics: basis === undefined ? { ...counted, goodPractices: analysis.metrics.goodPractices } : counted,
  };
  const score = recalculateScore(next);
  const scored = { ...next, ...(score !== undefined && { score }) };
  if (scored.enhancedInsights === undefined) return { analysis: scored, updatedPage };
  const enhancedInsights = mergeInsights(scored.enhancedInsights, insightsOf(scored));
  return { analysis: { ...scored, enhancedInsights }, updatedPage };
}
