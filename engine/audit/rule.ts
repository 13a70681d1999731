/** Defines rules: checks on a page, a rendered page or a site, with basis, reason and fix. */
import type { Basis, Evidence, Issue, IssueCategory, Severity } from '@pagewright/contract/entities/issue';
import type { PageFacts } from '../model/page-facts.ts';
import type { RenderedPageFacts } from '../model/render-facts.ts';
import type { ImageSize, PageRecord, SiteFacts } from '../model/site-facts.ts';
import type { Missing, Outcome, Skip } from './outcome.ts';
import { PageContext } from './page/page-context.ts';
import type { Finding, FindingOf, RuleTexts } from './rule-texts.ts';
import type { SiteContext } from './site-context.ts';

export interface RuleMetadata {
  /** Stable and kebab-case: never renamed, never reused; also the file's name. */
  readonly id: string;
  readonly group: IssueCategory;
  readonly severity: Severity;
  readonly basis: Basis;
  /** The document that states it, for `google` and `standard`. */
  readonly source?: string;
  /** What it needs: the HTTP response, its HTML, or the rendered page. */
  readonly needs: 'http' | 'html' | 'browser';
  readonly texts: RuleTexts;
  /** Counts up when it judges the same page differently than before; 1 when missing. */
  readonly revision?: number;
  /** Set by a configuration: the severity of all its findings, whatever they say themselves. */
  readonly level?: Severity;
  /** Its verdict rests on measured times, which differ from run to run on an unchanged site. */
  readonly isMeasuredTime?: true;
}

/**
 * Which pages it applies to (checked by the gates, never by the rule):
 * `indexable`: HTML with status 200 that may be indexed and is its own canonical;
 * `html`: HTML with status 200; `any`: every response;
 * `frameset`: HTML that only divides the window into frames, to which the first two do not apply.
 */
export type Audience = 'indexable' | 'html' | 'any' | 'frameset';

/** What a page rule gets besides the facts. */
export interface RuleContext {
  /** The day of the run, as 2026-11-15. */
  readonly today: string;
  /** What several rules derive from this page. */
  readonly page: PageContext;
}

/** For all rules of one page. */
export const ruleContext = (facts: PageFacts, { today }: SiteContext): RuleContext => ({
  today,
  page: new PageContext(facts),
});

/** A page that another one links to. */
export type KnownPage = Pick<PageRecord, 'title' | 'firstHeading' | 'indexable' | 'pageType'>;

/** What a page rule learns of the site when its findings are reviewed. */
export interface ReviewContext {
  /** The crawled page at a URL; null when there is none. */
  readonly findTarget: (url: string) => KnownPage | null;
  /** Another URL of the site returns the same text as this page. */
  readonly hasDuplicate: boolean;
  /** A frameset shows this page in one of its frames. */
  readonly isFramed: boolean;
  /** Ids of the rules that found something about the site. */
  readonly siteFindings: ReadonlySet<string>;
  /** In pixels; null when the image was not requested or its header not understood. */
  readonly imageSize: (url: string) => ImageSize | null;
  /** A word, in lower case, that most titles of the site have. */
  readonly isCommonInTitles: (word: string) => boolean;
}

export interface PageRule extends RuleMetadata {
  readonly audience: Audience;
  readonly reads: readonly (keyof PageFacts)[];
  /** A page whose source has none of these texts passes unchecked. */
  readonly hints?: readonly string[];
  check(this: void, facts: PageFacts, context: RuleContext): Outcome;
  /** What is left of a finding once the rest of the site is known; null when nothing is. */
  review?(this: void, issue: Issue, context: ReviewContext): Reviewed | null;
}

/** The sentences are made again from it. */
export type Reviewed = Pick<Issue, 'messageId' | 'data'> &
  Partial<Pick<Issue, 'severity'>> & { readonly evidence: readonly Evidence[] };

type PageRuleOf<K extends keyof PageFacts, F> = Omit<PageRule, 'texts' | 'reads' | 'check'> & {
  readonly reads: readonly K[];
  check(this: void, facts: Pick<PageFacts, K>, context: RuleContext): Outcome<F>;
};

/** `reads` narrows the argument to the facts that the rule declares. */
export function definePageRule<const K extends keyof PageFacts, const T extends RuleTexts>(
  rule: PageRuleOf<K, FindingOf<T>> & { readonly texts: T },
): PageRule;
export function definePageRule(rule: PageRule): PageRule {
  return rule;
}

/**
 * One finding of a site rule. With `page` it belongs to that page and costs it points; with `urls` alone it
 * belongs to the site and costs each of those pages; with neither it is about the host.
 */
export interface SitePlace {
  readonly page?: string;
  /** The pages it affects. */
  readonly urls: readonly string[];
  /** The fact behind it, when other rules report the same: `broken:https://…`. The score counts it once. */
  readonly facts?: readonly string[];
  /** What findings of the rule on several pages have in common: they are one cause. */
  readonly shared?: string;
}

export type SiteFinding<F = Finding> = SitePlace & F;

/** No finding is a pass. */
export type SiteOutcome<F = Finding> = readonly SiteFinding<F>[] | Skip | Missing;

export interface SiteRule extends RuleMetadata {
  readonly reads: readonly (keyof SiteFacts)[];
  /** Findings are withheld unless every page was crawled. */
  readonly needsFullCoverage?: true;
  checkSite(site: SiteFacts, context: SiteContext): SiteOutcome;
}

type SiteRuleOf<K extends keyof SiteFacts, F> = Omit<SiteRule, 'texts' | 'reads' | 'checkSite'> & {
  readonly reads: readonly K[];
  checkSite(site: Pick<SiteFacts, K>, context: SiteContext): SiteOutcome<F>;
};

export function defineSiteRule<const K extends keyof SiteFacts, const T extends RuleTexts>(
  rule: SiteRuleOf<K, FindingOf<T>> & { readonly texts: T },
): SiteRule;
export function defineSiteRule(rule: SiteRule): SiteRule {
  return rule;
}

/** Checks a rendered page; not evaluated where none was rendered. */
export interface BrowserRule extends RuleMetadata {
  readonly needs: 'browser';
  readonly audience: Audience;
  readonly reads: readonly (keyof RenderedPageFacts)[];
  /** Missing where rendering alone is not enough: `notEvaluatedReason` says why. */
  readonly checkRendered?: (page: RenderedPageFacts, context: SiteContext) => Outcome;
  readonly notEvaluatedReason?: 'no-field-data';
}

type BrowserRuleOf<K extends keyof RenderedPageFacts, F> = Omit<
  BrowserRule,
  'needs' | 'audience' | 'texts' | 'reads' | 'checkRendered'
> & {
  readonly audience?: Audience;
  readonly reads?: readonly K[];
  readonly checkRendered?: (page: Pick<RenderedPageFacts, K>, context: SiteContext) => Outcome<F>;
};

/** `reads` narrows the argument to the facts that the rule declares. */
export function defineBrowserRule<const T extends RuleTexts, const K extends keyof RenderedPageFacts = never>(
  rule: BrowserRuleOf<K, FindingOf<T>> & { readonly texts: T },
): BrowserRule;
export function defineBrowserRule(
  rule: Omit<BrowserRule, 'needs' | 'audience' | 'reads'> & Partial<Pick<BrowserRule, 'audience' | 'reads'>>,
): BrowserRule {
  return { audience: 'html', reads: [], ...rule, needs: 'browser' };
}

export type Rule = PageRule | SiteRule | BrowserRule;

export const isPageRule = (rule: Rule): rule is PageRule => 'check' in rule;

export const isSiteRule = (rule: Rule): rule is SiteRule => 'checkSite' in rule;
