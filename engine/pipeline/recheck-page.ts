/** Use case: puts a page that was fetched and audited again into its report, with new suggestions if there are any. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Page } from '@pagewright/contract/entities/page';
import { isPageRule } from '../audit/rule.ts';
import { allRules } from '../audit/rules/all.ts';
import { briefPage } from '../suggest/page-brief.ts';
import type { PageSuggestions, SiteSuggestionInput } from '../suggest/suggester.ts';
import { withNewSuggestions } from './add-suggestions.ts';
import type { PageAudit } from './audit-page.ts';
import type { FreshPage } from './fetch-fresh-page.ts';
import { readFreshPage } from './read-fresh-page.ts';
import { type ReplacedPage, replacePage } from './replace-page.ts';
import { suggestionInputOf } from './suggestion-input.ts';
import { verifyPageFixes } from './verify-fixes.ts';

export interface Recheck {
  readonly analysis: Analysis;
  readonly pageUrl: string;
  readonly audit: PageAudit;
}

/** What a suggester gets to know about the page and its site. Null when the report has no such page. */
export function recheckSuggestionInput(
  { analysis, pageUrl, audit, fresh }: Recheck & { readonly fresh: FreshPage },
  suggestionsPerPage: number,
): SiteSuggestionInput | null {
  const replaced = replacePage(analysis, pageUrl, audit);
  if (replaced === null) return null;
  const brief = { ...briefPage(readFreshPage(fresh).facts), url: pageUrl };
  return suggestionInputOf(replaced.analysis, { page: replaced.updatedPage, brief }, suggestionsPerPage);
}

export interface RecheckSuggestions {
  readonly suggested: PageSuggestions;
  /** To write them. */
  readonly callsMade: number;
  readonly fresh: FreshPage;
  /** As 2026-11-15. */
  readonly today: string;
}

/** The suggestions at the positions that they have in the report. */
const asPlaced = ({ suggestions }: Page, suggested: PageSuggestions): PageSuggestions => ({
  ...suggested,
  suggestions: suggestions.map((text) => suggested.suggestions.find((each) => each?.text === text) ?? null),
});

/** The page with new suggestions, and the fixes verified on its fresh version. */
const addSuggestions =
  ({ analysis, pageUrl }: Recheck, { suggested, fresh, today }: RecheckSuggestions) =>
  (before: Page): Page => {
    const leftOut = new Set(analysis.notEvaluated.map(({ ruleId }) => ruleId));
    const rules = allRules.filter(isPageRule).filter(({ id }) => !leftOut.has(id));
    const page = { ...before };
    delete page.fixes;
    const written = withNewSuggestions(page, suggested);
    const response = { ...readFreshPage(fresh).response, url: pageUrl };
    return verifyPageFixes(written, { response, suggested: asPlaced(written, suggested), rules, today });
  };

/** Null when the report has no such page. Without suggestions the page retains those that still apply. */
export function recheckPage(recheck: Recheck, suggestions?: RecheckSuggestions): ReplacedPage | null {
  const { analysis, pageUrl, audit } = recheck;
  if (suggestions === undefined) return replacePage(analysis, pageUrl, audit);
  const replaced = replacePage(analysis, pageUrl, audit, addSuggestions(recheck, suggestions));
  if (replaced === null) return null;
  const { processingStats } = replaced.analysis;
  const { aiCallsMade, aiInsights } = processingStats;
  const stats = {
    ...processingStats,
    aiCallsMade: aiCallsMade + suggestions.callsMade,
    ...(aiInsights !== undefined && { aiInsights: aiInsights + 1 }),
  };
  return { ...replaced, analysis: { ...replaced.analysis, processingStats: stats } };
}
