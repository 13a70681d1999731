/** What a rule is: one question about a page or a site, with who says so, why it matters and how to mend it. */
import type { Basis, Evidence, IssueCategory, Severity } from '@pagewright/contract/entities/issue';
import type { PageFacts } from '../facts/page-facts.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { LookedPage } from '../facts/visit-facts.ts';
import type { Missing, Outcome, Skip } from './outcome.ts';

export interface RuleWords {
  /** Stable and kebab-case: never renamed, never reused; also the file's name. */
  readonly id: string;
  readonly group: IssueCategory;
  readonly severity: Severity;
  readonly basis: Basis;
  /** The document that says so, for `google` and `standard`. */
  readonly source?: string;
  /** What must be there before it can be asked: the answer, its HTML, or the page in a browser. */
  readonly needs: 'http' | 'html' | 'browser';
  readonly tier: 1 | 2 | 3;
  /** The finding's name, as a person reads it in a list: "Title is too long". */
  readonly title: string;
  /** Why it matters, in one or two sentences. */
  readonly why: string;
  /** What to do, in one or two sentences. */
  readonly fix: string;
}

/**
 * Which pages are asked (the gates see to it, never the rule):
 * `indexable`: HTML with status 200 that may be indexed and is its own canonical;
 * `html`: HTML with status 200; `any`: whatever answered.
 */
export type Audience = 'indexable' | 'html' | 'any';

/** What a rule may know besides the facts. */
export interface RuleContext {
  /** The day of the run, as 2026-11-15. */
  readonly today: string;
}

export interface PageRule extends RuleWords {
  readonly scope: 'page';
  readonly audience: Audience;
  readonly reads: readonly (keyof PageFacts)[];
  check(this: void, facts: PageFacts, context: RuleContext): Outcome;
}

/** `reads` narrows the argument: a rule cannot look at what it did not declare. */
export function definePageRule<const K extends keyof PageFacts>(
  rule: Omit<PageRule, 'scope' | 'reads' | 'check'> & {
    readonly reads: readonly K[];
    check(this: void, facts: Pick<PageFacts, K>, context: RuleContext): Outcome;
  },
): PageRule {
  // Whatever order a rule is written in, all are of one shape, by which they are called faster.
  const { id, group, severity, basis, source, needs, tier, title, why, fix, audience, reads, check } = rule;
  return {
    id,
    group,
    severity,
    basis,
    needs,
    tier,
    title,
    why,
    fix,
    scope: 'page',
    audience,
    reads,
    check,
    ...(source !== undefined && { source }),
  };
}

/**
 * One fault a site rule found. With `page` it stands with that page and costs it points; with `urls` alone it
 * stands with the site and costs each of those pages; with neither it is about the host.
 */
export interface SiteFinding {
  readonly page?: string;
  /** The pages it touches. */
  readonly urls: readonly string[];
  /** What lies behind it, when other rules tell of the same: `broken:https://…`. The score counts it once. */
  readonly facts?: readonly string[];
  readonly says: string;
  readonly evidence: readonly Evidence[];
  readonly severity?: Severity;
}

/** No finding at all is a pass. */
export type SiteOutcome = readonly SiteFinding[] | Skip | Missing;

export interface SiteRule extends RuleWords {
  /** `page`: its findings stand with a page, though the whole crawl is needed to make them. */
  readonly scope: 'page' | 'site';
  readonly reads: readonly (keyof SiteFacts)[];
  /** A finding that is only true when every page was seen is withheld otherwise. */
  readonly needsFullCoverage: boolean;
  checkSite(site: SiteFacts, context: RuleContext): SiteOutcome;
}

export function defineSiteRule<const K extends keyof SiteFacts>(
  rule: Omit<SiteRule, 'reads' | 'checkSite'> & {
    readonly reads: readonly K[];
    checkSite(site: Pick<SiteFacts, K>, context: RuleContext): SiteOutcome;
  },
): SiteRule {
  return rule;
}

/** Asked of a page that was looked at in a browser; not evaluated where none was. */
export interface BrowserRule extends RuleWords {
  readonly scope: 'page';
  readonly needs: 'browser';
  readonly audience: Audience;
  readonly reads: readonly (keyof LookedPage)[];
  /** Missing where a browser alone cannot tell: `unasked` says why. */
  readonly checkVisit?: (page: LookedPage, context: RuleContext) => Outcome;
  readonly unasked?: string;
}

/** `reads` narrows the argument: a rule cannot look at what it did not declare. */
export const defineBrowserRule = <const K extends keyof LookedPage = never>({
  audience = 'html',
  reads = [],
  ...rule
}: Omit<BrowserRule, 'scope' | 'needs' | 'audience' | 'reads' | 'checkVisit'> & {
  readonly audience?: Audience;
  readonly reads?: readonly K[];
  readonly checkVisit?: (page: Pick<LookedPage, K>, context: RuleContext) => Outcome;
}): BrowserRule => ({ ...rule, audience, reads, scope: 'page', needs: 'browser' });

export type Rule = PageRule | SiteRule | BrowserRule;

export const isPageRule = (rule: Rule): rule is PageRule => 'check' in rule;

export const isSiteRule = (rule: Rule): rule is SiteRule => 'checkSite' in rule;
