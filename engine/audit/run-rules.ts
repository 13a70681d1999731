/** Runs rules: page rules on the facts of a page, browser rules on a rendered page, site rules on the whole crawl. */
import type { Evidence, Issue, NotEvaluated } from '@pagewright/contract/entities/issue';
import type { PageFacts } from '../model/page-facts.ts';
import type { RenderedPageFacts } from '../model/render-facts.ts';
import type { SiteFacts } from '../model/site-facts.ts';
import { detach, detachEvidence } from './detach.ts';
import { type AudienceGate, holdsWithGaps, isForAudience, notEvaluated, whyWithheld } from './gates.ts';
import type { Outcome } from './outcome.ts';
import {
  type BrowserRule,
  isPageRule,
  isSiteRule,
  type PageRule,
  type Rule,
  type RuleContext,
  type RuleMetadata,
  ruleContext,
  type SiteFinding,
  type SiteRule,
} from './rule.ts';
import type { SiteContext } from './site-context.ts';

const evidenceMax = 10;

/** Rules by kind. */
export interface RuleSet {
  readonly page: readonly PageRule[];
  readonly site: readonly SiteRule[];
  readonly browser: readonly BrowserRule[];
}

export function sortRules(rules: readonly Rule[]): RuleSet {
  const browser = rules.filter((rule): rule is BrowserRule => !isPageRule(rule) && !isSiteRule(rule));
  return { page: rules.filter(isPageRule), site: rules.filter(isSiteRule), browser };
}

export interface RuleFailure {
  readonly rule: PageRule | BrowserRule;
  readonly issue: Issue;
}

/** The outcomes of one page's rules. Its strings do not keep the page in memory. */
export interface PageRun {
  readonly failed: readonly RuleFailure[];
  readonly passed: readonly (PageRule | BrowserRule)[];
  readonly notEvaluated: readonly NotEvaluated[];
}

export interface FindingText {
  readonly message: string;
  readonly evidence: readonly Evidence[];
  readonly severity?: Issue['severity'];
}

export const makeIssue = (rule: RuleMetadata, { message, evidence, severity }: FindingText): Issue => ({
  ruleId: rule.id,
  severity: rule.level ?? severity ?? rule.severity,
  category: rule.group,
  title: rule.title,
  description: detach(message),
  why: rule.why,
  fix: rule.fix,
  basis: rule.basis,
  evidence: evidence.slice(0, evidenceMax).map(detachEvidence),
});

const brokenRule = (rule: RuleMetadata, error: unknown): NotEvaluated =>
  notEvaluated(
    rule,
    `This check could not be run: ${error instanceof Error ? error.message : String(error)}`,
  );

interface RunOptions {
  readonly indexability: AudienceGate;
  readonly context: SiteContext;
}

interface OpenRun<R> {
  readonly failed: { readonly rule: R; readonly issue: Issue }[];
  readonly passed: R[];
  readonly notEvaluated: NotEvaluated[];
}

const openRun = <R>(): OpenRun<R> => ({ failed: [], passed: [], notEvaluated: [] });

function note<R extends RuleMetadata>(run: OpenRun<R>, rule: R, outcome: Outcome): void {
  if (outcome.kind === 'pass') run.passed.push(rule);
  else if (outcome.kind === 'fail') run.failed.push({ rule, issue: makeIssue(rule, outcome) });
}

/** A rule that throws is reported as not evaluated. */
function evaluatePageRule(
  run: OpenRun<PageRule>,
  rule: PageRule,
  facts: PageFacts,
  context: RuleContext,
): void {
  try {
    note(run, rule, rule.check(facts, context));
  } catch (error) {
    run.notEvaluated.push(brokenRule(rule, error));
  }
}

export function runPageRules(
  facts: PageFacts,
  rules: readonly PageRule[],
  { indexability, context }: RunOptions,
): PageRun {
  const run = openRun<PageRule>();
  const ownContext = ruleContext(facts, context);
  for (const rule of rules)
    if (isForAudience(rule.audience, indexability)) evaluatePageRule(run, rule, facts, ownContext);
  return run;
}

/** Rules that rendering alone cannot answer are left out. */
export function runBrowserRules(
  page: RenderedPageFacts,
  rules: readonly BrowserRule[],
  { indexability, context }: RunOptions,
): PageRun {
  const run = openRun<BrowserRule>();
  for (const rule of rules) {
    if (rule.checkRendered === undefined || !isForAudience(rule.audience, indexability)) continue;
    try {
      note(run, rule, rule.checkRendered(page, context));
    } catch (error) {
      run.notEvaluated.push(brokenRule(rule, error));
    }
  }
  return run;
}

export interface SiteFailure {
  readonly rule: SiteRule;
  readonly finding: SiteFinding;
  readonly issue: Issue;
}

export interface SiteRun {
  readonly failed: readonly SiteFailure[];
  readonly passed: readonly SiteRule[];
  readonly notEvaluated: readonly NotEvaluated[];
}

function evaluateSiteRule(rule: SiteRule, site: SiteFacts, context: SiteContext): SiteRun {
  const skipped = (reason: string): SiteRun => ({
    failed: [],
    passed: [],
    notEvaluated: [notEvaluated(rule, reason)],
  });
  const withheld = whyWithheld(rule, site.coverage);
  if (withheld !== null) return skipped(withheld);
  const outcome = rule.checkSite(site, context);
  if (!('kind' in outcome)) {
    const failed = outcome
      .filter((finding) => holdsWithGaps(rule, finding, site.coverage))
      .map((finding) => ({ rule, finding, issue: makeIssue(rule, finding) }));
    return { failed, passed: failed.length === 0 ? [rule] : [], notEvaluated: [] };
  }
  return outcome.kind === 'missing' ? skipped(outcome.reason) : { failed: [], passed: [], notEvaluated: [] };
}

export function runSiteRules(site: SiteFacts, rules: readonly SiteRule[], context: SiteContext): SiteRun {
  const runs = rules.map((rule): SiteRun => {
    try {
      return evaluateSiteRule(rule, site, context);
    } catch (error) {
      return { failed: [], passed: [], notEvaluated: [brokenRule(rule, error)] };
    }
  });
  return {
    failed: runs.flatMap((run) => run.failed),
    passed: runs.flatMap((run) => run.passed),
    notEvaluated: runs.flatMap((run) => run.notEvaluated),
  };
}
