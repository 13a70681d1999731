/** Use case: opens the sandbox for a chat about one page, with its audit and a copy on which changes are verified. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Issue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import type { ChangeVerification, ChatChange, PageSandbox } from '../assistant/port.ts';
import { indexabilityOf } from '../audit/gates.ts';
import { isPageRule } from '../audit/rule.ts';
import { allRules } from '../audit/rules/all.ts';
import { normaliseUrl } from '../fetch/normalize-url.ts';
import { storedBrief, stripInstructions } from '../suggest/facts/stored-brief.ts';
import { briefPage } from '../suggest/page-brief.ts';
import { markupFixes } from '../verify/markup-fixes.ts';
import { type PageUnderTest, preparePage, verifyFix } from '../verify/verify-fix.ts';
import { auditPageContent } from './audit-page.ts';
import { chatPatches } from './change-patches.ts';
import { evaluateRule } from './evaluate-rule.ts';
import type { FreshPage } from './fetch-fresh-page.ts';
import { readFreshPage } from './read-fresh-page.ts';
import { reauditPage } from './replace-page.ts';
import { confirmedRules, isPageRuleId } from './select-rules.ts';
import { suggestionInputOf } from './suggestion-input.ts';

/** Plain data, so that it can be sent to another thread. */
export interface SandboxInput {
  /** Parsed by the caller, once for a message. */
  readonly analysis: Analysis;
  readonly pageUrl: string;
  /** Null when the page could not be fetched: then the stored data is used. */
  readonly copy: { readonly fresh: FreshPage; readonly fetchedAt: string } | null;
  /** As 2026-11-15. */
  readonly today: string;
}

/** Site-wide findings that concern the page. */
const siteIssuesOn = ({ siteIssues }: Analysis, pageUrl: string): Issue[] =>
  siteIssues.filter(({ urls }) => urls.includes(pageUrl));

const isFromElsewhere = ({ ruleId }: { readonly ruleId: string }): boolean => !isPageRuleId(ruleId);

const verifyChanges =
  (pageUnderTest: PageUnderTest | null, pageUrl: string) =>
  (changes: readonly ChatChange[]): ChangeVerification | null => {
    const patches = pageUnderTest === null ? null : chatPatches(changes, pageUnderTest, pageUrl);
    if (pageUnderTest === null || patches === null) return null;
    const verification = verifyFix(pageUnderTest, patches);
    if (verification === null) return null;
    const { html: _, ...measured } = verification;
    return measured;
  };

/** The page as the report would have it today; as it was stored when there is no copy. */
function auditedPage({ analysis, pageUrl, copy, today }: SandboxInput, stored: Page): Page {
  const rules = allRules.filter(({ id }) => analysis.notEvaluated.every(({ ruleId }) => ruleId !== id));
  const fresh = copy && reauditPage(analysis, pageUrl, auditPageContent(copy.fresh, { today, rules }));
  const page = fresh ?? stored;
  return { ...page, issues: [...page.issues, ...siteIssuesOn(analysis, pageUrl)] };
}

function preparePageUnderTest({ analysis, copy, today }: SandboxInput, page: Page): PageUnderTest | null {
  if (copy === null) return null;
  const leftOut = new Set(analysis.notEvaluated.map(({ ruleId }) => ruleId));
  return preparePage(readFreshPage(copy.fresh).response, {
    rules: confirmedRules(
      allRules.filter(isPageRule).filter(({ id }) => !leftOut.has(id)),
      page,
    ),
    today,
    normalise: normaliseUrl,
    isIndexable: page.indexable === true,
    otherIssues: page.issues.filter(isFromElsewhere),
    otherDeductions: page.score?.deductions.filter(isFromElsewhere) ?? [],
  });
}

/** The copy of a page as the rules saw it; null when the analysis has no such page, or it cannot be changed. */
export function pageUnderTestOf(input: SandboxInput): PageUnderTest | null {
  const stored = input.analysis.pages.find(({ url }) => url === input.pageUrl);
  return stored === undefined ? null : preparePageUnderTest(input, auditedPage(input, stored));
}

/** Half a sentence; null when search engines may list the page, or that is not known. */
function whyNotIndexable(pageUnderTest: PageUnderTest | null): string | null {
  if (pageUnderTest === null) return null;
  const { reason } = indexabilityOf(pageUnderTest.facts, normaliseUrl);
  return reason ?? (pageUnderTest.isOpenToGoogle ? null : 'robots.txt blocks Googlebot from it');
}

/** Null when the analysis has no such page. */
export function openPageSandbox(input: SandboxInput): PageSandbox | null {
  const { analysis, pageUrl, copy } = input;
  const stored = analysis.pages.find(({ url }) => url === pageUrl);
  if (stored === undefined) return null;
  const page = auditedPage(input, stored);
  const pageUnderTest = preparePageUnderTest(input, page);
  const brief = stripInstructions(
    pageUnderTest === null ? storedBrief(stored) : { ...briefPage(pageUnderTest.facts), url: pageUrl },
  );
  return {
    domain: analysis.domain,
    page,
    stored,
    analysedAt: analysis.date,
    fetchedAt: pageUnderTest === null ? null : (copy?.fetchedAt ?? null),
    brief,
    facts: pageUnderTest?.facts ?? null,
    site: suggestionInputOf(analysis, { page, brief }, limits.suggestionsPerPage.max),
    siteScore: analysis.score?.value ?? null,
    overview: analysis.siteOverview ?? null,
    comparison: analysis.competitorAnalysis ?? null,
    pages: analysis.pages
      .filter(({ url }) => url !== pageUrl)
      .map((each) => ({ ...each, issues: [...each.issues, ...siteIssuesOn(analysis, each.url)] })),
    whyNotIndexable: whyNotIndexable(pageUnderTest),
    markupFixes: pageUnderTest === null ? [] : markupFixes(pageUnderTest.facts, pageUrl),
    verifyChanges: verifyChanges(pageUnderTest, pageUrl),
    evaluateRule: (ruleId) => evaluateRule(ruleId, { analysis, page, pageUnderTest }),
    isPageRuleId,
    rules: allRules,
  };
}
