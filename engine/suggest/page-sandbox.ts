/** One page of an analysis with its audit, and a copy on which changes are verified. Plain data and functions. */
import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import type { CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { FixStep } from '@pagewright/contract/entities/fix';
import type { Issue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { RuleMetadata } from '../audit/rule.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { PageBrief } from './page-brief.ts';
import type { SiteSuggestionInput, SuggestedChange } from './suggester.ts';

/** A change that can be verified on the copy of the page. */
export type ChatChange =
  | SuggestedChange
  /** Replaces a block of running text. */
  | { readonly kind: 'paragraph'; readonly from: string; readonly text: string }
  /** Replaces a block of JSON-LD, given exactly as in the source. */
  | { readonly kind: 'json-ld'; readonly from: string; readonly text: string }
  /** Adds markup after the last paragraph. */
  | { readonly kind: 'append'; readonly html: string }
  /** One of the sandbox's markup fixes, identified by its text. */
  | { readonly kind: 'plain'; readonly says: string };

/** The audit of the copy with a change, compared with the audit before. */
export interface ChangeVerification {
  readonly steps: readonly FixStep[];
  readonly cleared: readonly string[];
  readonly broken: readonly string[];
  /** The findings of the broken rules on the changed page. */
  readonly newIssues: readonly Issue[];
  readonly scoreBefore: number;
  readonly scoreAfter: number;
  readonly wordCount: number;
  readonly readingEase: number | null;
}

/** A fix of the markup that needs no new text. */
export interface MarkupFix {
  readonly instruction: string;
  readonly ruleIds: readonly string[];
}

/** The result of one rule on the page. */
export type RuleResult =
  | { readonly kind: 'failed' }
  | { readonly kind: 'passed' }
  /** It does not apply, or could not run; the sentence says why. */
  | { readonly kind: 'not-evaluated'; readonly because: string }
  | { readonly kind: 'unknown' };

/** One page of an analysis with its audit, and a copy on which changes are verified. */
export interface PageSandbox {
  readonly domain: string;
  /** As the report has it, audited again if there is a copy. */
  readonly page: Page;
  /** As the analysis stored it. */
  readonly stored: Page;
  readonly analysedAt: string;
  /** When the copy was fetched; null when there is none and the stored data is used. */
  readonly fetchedAt: string | null;
  readonly brief: PageBrief;
  /** Null when there is no copy. */
  readonly facts: PageFacts | null;
  readonly site: SiteSuggestionInput;
  readonly siteScore: number | null;
  /** What the report says about the business; null when it does not. */
  readonly overview: SiteOverview | null;
  /** The saved comparison with a competitor; null when there is none. */
  readonly comparison: CompetitorResult | null;
  /** The other pages as the report has them. */
  readonly pages: readonly Page[];
  /** Half a sentence: why search engines do not list the page; null when they may. */
  readonly whyNotIndexable: string | null;
  readonly markupFixes: readonly MarkupFix[];
  /** Null when there is no copy, or it has no place for one of the changes. */
  readonly verifyChanges: (changes: readonly ChatChange[]) => ChangeVerification | null;
  readonly evaluateRule: (ruleId: string) => RuleResult;
  /** The rule needs only the page, neither the site nor a browser. */
  readonly isPageRuleId: (ruleId: string) => boolean;
  readonly rules: readonly RuleMetadata[];
}
