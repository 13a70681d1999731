/** One page of a finished report is advised anew: the fresh page as it is, the others as the report knows them. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Page } from '@pagewright/contract/entities/page';
import type { AccountStatus } from '@pagewright/contract/entities/usage';
import { withAdviceAnew } from './add-advice.ts';
import type { AdvisedPage, SiteForAdvice } from './advise/advisor.ts';
import { briefPage } from './advise/page-brief.ts';
import { storedBrief } from './advise/stored-brief.ts';
import type { FreshPage, PageJudgement } from './analyze-page.ts';
import { isPageRule } from './audit/rule.ts';
import { allRules } from './audit/rules/all.ts';
import { extractPage } from './extract/extract-page.ts';
import { proveOnPage } from './prove-analysis.ts';
import { type Replaced, replacePage } from './replace-page.ts';

export interface SecondLook {
  readonly analysis: Analysis;
  readonly pageUrl: string;
  readonly judgement: PageJudgement;
  readonly fresh: FreshPage;
}

/** Null when the report has no such page. */
export function siteAround(
  { analysis, pageUrl, judgement, fresh }: SecondLook,
  plan: AccountStatus,
): SiteForAdvice | null {
  const replaced = replacePage(analysis, pageUrl, judgement);
  if (replaced === null) return null;
  const { pages, scoreBasis, domain, siteIssues, notEvaluated } = replaced.analysis;
  const brief = { ...briefPage(extractPage(fresh.page)), url: pageUrl };
  return {
    domain,
    plan,
    siteIssues,
    notEvaluated,
    additionalInfo: '',
    pages: pages.map((page, at) => ({
      brief: page.url === pageUrl ? brief : storedBrief(page),
      issues: page.issues,
      weight: scoreBasis?.weights[at] ?? 0,
      indexable: page.indexable === true,
    })),
  };
}

export interface AdvisedLook extends SecondLook {
  readonly advised: AdvisedPage;
  /** As 2026-11-15. */
  readonly today: string;
}

/** The suggestions in the places that they have in the report. */
const asPlaced = ({ suggestions }: Page, advised: AdvisedPage): AdvisedPage => ({
  ...advised,
  suggestions: suggestions.map((text) => advised.suggestions.find((each) => each?.text === text) ?? null),
});

/** The report with the page judged and advised anew, and its fixes measured on the fresh page. */
export function replaceAdvised(look: AdvisedLook): Replaced | null {
  const { analysis, pageUrl, judgement, fresh, advised, today } = look;
  const unasked = new Set(analysis.notEvaluated.map(({ ruleId }) => ruleId));
  const rules = allRules.filter(isPageRule).filter(({ id }) => !unasked.has(id));
  const renew = (before: Page): Page => {
    const page = { ...before };
    delete page.fixes;
    const written = withAdviceAnew(page, advised);
    const answer = { ...fresh.page, url: pageUrl };
    return proveOnPage(written, { answer, advised: asPlaced(written, advised), rules, today });
  };
  const replaced = replacePage(analysis, pageUrl, judgement, renew);
  if (replaced === null) return null;
  const { processingStats } = replaced.analysis;
  const stats = { ...processingStats, aiCallsMade: processingStats.aiCallsMade + 1 };
  return { ...replaced, analysis: { ...replaced.analysis, processingStats: stats } };
}
