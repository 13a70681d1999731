/** Runs rules: page rules on the facts of a page, browser rules on a rendered page, site rules on the whole crawl. */
import type { Issue, NotEvaluated } from '@pagewright/contract/entities/issue';
import type { PageFacts } from '../model/page-facts.ts';
import type { RenderedPageFacts } from '../model/render-facts.ts';
import type { SiteFacts } from '../model/site-facts.ts';
import { detachData, detachEvidence } from './detach.ts';
import { type AudienceGate, holdsWithGaps, isForAudience, notEvaluated, whyWithheld } from './gates.ts';
import { type Outcome, pass } from './outcome.ts';
import { type Reason, reason } from './reasons.ts';
import {
  type BrowserRule,
  isPageRule,
  isSiteRule,
  type PageRule,
  type Reviewed,
  type Rule,
  type RuleContext,
  type RuleMetadata,
  ruleContext,
  type SiteFinding,
  type SiteRule,
} from './rule.ts';
import { type Finding, sentencesOf } from './rule-texts.ts';
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

/** An issue of this run: those of earlier analyses may have no message. */
export type NewIssue = Issue & Pick<Finding, 'messageId'>;

export interface RuleFailure {
  readonly rule: PageRule | BrowserRule;
  readonly issue: NewIssue;
}

/** The outcomes of one page's rules. Its strings do not keep the page in memory. */
export interface PageRun {
  readonly failed: readonly RuleFailure[];
  readonly passed: readonly (PageRule | BrowserRule)[];
  readonly notEvaluated: readonly NotEvaluated[];
}

function textsOf(
  { texts }: RuleMetadata,
  { messageId, data: said }: Finding,
): Pick<NewIssue, 'title' | 'description' | 'why' | 'fix' | 'general' | 'messageId' | 'data'> {
  const data = said && detachData(said);
  return { ...sentencesOf(texts, { messageId, data }), messageId, ...(data && { data }) };
}

export const makeIssue = (rule: RuleMetadata, finding: Finding): NewIssue => ({
  ruleId: rule.id,
  severity: rule.level ?? finding.severity ?? rule.severity,
  category: rule.group,
  ...textsOf(rule, finding),
  basis: rule.basis,
  ...(rule.source !== undefined && { source: rule.source }),
  evidence: finding.evidence.slice(0, evidenceMax).map(detachEvidence),
});

/** A finding with what a review left of it, said anew where that is something else. */
export function withReview({ texts }: RuleMetadata, issue: Issue, left: Reviewed): Issue {
  const { messageId, data } = left;
  const isSaid = messageId === undefined || (messageId === issue.messageId && data === issue.data);
  return {
    ...issue,
    ...left,
    ...(!isSaid && sentencesOf(texts, { messageId, data })),
    evidence: [...left.evidence],
  };
}

const brokenRule = (rule: RuleMetadata, error: unknown): NotEvaluated =>
  notEvaluated(rule, reason('broken', { error: error instanceof Error ? error.message : String(error) }));

interface RunOptions {
  readonly indexability: AudienceGate;
  readonly context: SiteContext;
}

interface OpenRun<R> {
  readonly failed: { readonly rule: R; readonly issue: NewIssue }[];
  readonly passed: R[];
  readonly notEvaluated: NotEvaluated[];
}

const openRun = <R>(): OpenRun<R> => ({ failed: [], passed: [], notEvaluated: [] });

function note<R extends RuleMetadata>(run: OpenRun<R>, rule: R, outcome: Outcome): void {
  if (outcome.kind === 'pass') run.passed.push(rule);
  else if (outcome.kind === 'fail') run.failed.push({ rule, issue: makeIssue(rule, outcome) });
}

/** A page without any hint of the rule passes. */
export const evaluatePageRule = (rule: PageRule, facts: PageFacts, context: RuleContext): Outcome =>
  rule.hints?.every((hint) => context.page.sourceHas(hint) === false) === true
    ? pass()
    : rule.check(facts, context);

export function runPageRules(
  facts: PageFacts,
  rules: readonly PageRule[],
  { indexability, context }: RunOptions,
): PageRun {
  const run = openRun<PageRule>();
  const ownContext = ruleContext(facts, context);
  for (const rule of rules) {
    if (!isForAudience(rule.audience, indexability)) continue;
    // A rule that throws is reported as not evaluated.
    try {
      note(run, rule, evaluatePageRule(rule, facts, ownContext));
    } catch (error) {
      run.notEvaluated.push(brokenRule(rule, error));
    }
  }
  return run;
}

/** What depends on how the page looks. */
const ofLayout: ReadonlySet<keyof RenderedPageFacts> = new Set([
  'mobile',
  'desktop',
  'isContrastChecked',
  'hiddenTexts',
  'shifted',
]);

/** Rules that rendering alone cannot answer are left out. */
export function runBrowserRules(
  page: RenderedPageFacts,
  rules: readonly BrowserRule[],
  { indexability, context }: RunOptions,
): PageRun {
  const run = openRun<BrowserRule>();
  for (const rule of rules) {
    if (rule.checkRendered === undefined || !isForAudience(rule.audience, indexability)) continue;
    const [stylesheet] = page.gaps.stylesheets;
    if (stylesheet !== undefined && rule.reads.some((part) => ofLayout.has(part))) {
      run.notEvaluated.push(notEvaluated(rule, reason('stylesheet-missing', { stylesheet })));
      continue;
    }
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
  const skipped = (why: Reason): SiteRun => ({
    failed: [],
    passed: [],
    notEvaluated: [notEvaluated(rule, why)],
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
  return outcome.kind === 'missing' ? skipped(outcome) : { failed: [], passed: [], notEvaluated: [] };
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
