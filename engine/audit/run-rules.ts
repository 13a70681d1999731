/** Asks every rule of a list: the page phase on one page's facts, the site phase on those of the whole crawl. */
import type { Evidence, Issue, NotEvaluated } from '@pagewright/contract/entities/issue';
import type { PageFacts } from '../facts/page-facts.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { LookedPage } from '../facts/visit-facts.ts';
import { detach, detachEvidence } from './detach.ts';
import { isForAudience, notEvaluated, type Standing, whyWithheld } from './gates.ts';
import { type Outcome, skip } from './outcome.ts';
import {
  type BrowserRule,
  isPageRule,
  isSiteRule,
  type PageRule,
  type Rule,
  type RuleContext,
  type RuleWords,
  type SiteFinding,
  type SiteRule,
} from './rule.ts';

const evidenceMax = 10;

/** Rules of one run by kind, sorted once. */
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

/** What the rules said of one page. Strings in it do not keep the page alive. */
export interface PageRun {
  readonly failed: readonly RuleFailure[];
  readonly passed: readonly (PageRule | BrowserRule)[];
  readonly notEvaluated: readonly NotEvaluated[];
}

export interface Said {
  readonly says: string;
  readonly evidence: readonly Evidence[];
  readonly severity?: Issue['severity'];
}

export const makeIssue = (rule: RuleWords, { says, evidence, severity }: Said): Issue => ({
  ruleId: rule.id,
  severity: severity ?? rule.severity,
  category: rule.group,
  title: rule.title,
  description: detach(says),
  why: rule.why,
  fix: rule.fix,
  basis: rule.basis,
  evidence: evidence.slice(0, evidenceMax).map(detachEvidence),
});

const brokenRule = (rule: RuleWords, error: unknown): NotEvaluated =>
  notEvaluated(rule, `The rule itself failed: ${error instanceof Error ? error.message : String(error)}`);

interface Asking {
  readonly standing: Standing;
  readonly context: RuleContext;
}

/** A rule that throws is recorded and costs nobody else an answer. */
function runRules<R extends PageRule | BrowserRule>(
  rules: readonly R[],
  standing: Standing,
  ask: (rule: R) => Outcome,
): PageRun {
  const failed: RuleFailure[] = [];
  const passed: R[] = [];
  const unasked: NotEvaluated[] = [];
  for (const rule of rules) {
    if (!isForAudience(rule.audience, standing)) continue;
    try {
      const outcome = ask(rule);
      if (outcome.kind === 'fail') failed.push({ rule, issue: makeIssue(rule, outcome) });
      else if (outcome.kind === 'pass') passed.push(rule);
    } catch (error) {
      unasked.push(brokenRule(rule, error));
    }
  }
  return { failed, passed, notEvaluated: unasked };
}

export const runPageRules = (
  facts: PageFacts,
  rules: readonly PageRule[],
  { standing, context }: Asking,
): PageRun => runRules(rules, standing, (rule) => rule.check(facts, context));

/** Of a page that a browser looked at; rules that a browser alone cannot answer say nothing here. */
export const runBrowserRules = (
  page: LookedPage,
  rules: readonly BrowserRule[],
  { standing, context }: Asking,
): PageRun =>
  runRules(
    rules,
    standing,
    (rule) => rule.checkVisit?.(page, context) ?? skip('a browser alone cannot tell'),
  );

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

function askSite(rule: SiteRule, site: SiteFacts, context: RuleContext): SiteRun {
  const unasked = (reason: string): SiteRun => ({
    failed: [],
    passed: [],
    notEvaluated: [notEvaluated(rule, reason)],
  });
  const withheld = whyWithheld(rule, site.coverage);
  if (withheld !== null) return unasked(withheld);
  const outcome = rule.checkSite(site, context);
  if (!('kind' in outcome)) {
    const failed = outcome.map((finding) => ({ rule, finding, issue: makeIssue(rule, finding) }));
    return { failed, passed: failed.length === 0 ? [rule] : [], notEvaluated: [] };
  }
  return outcome.kind === 'missing' ? unasked(outcome.because) : { failed: [], passed: [], notEvaluated: [] };
}

export function runSiteRules(site: SiteFacts, rules: readonly SiteRule[], context: RuleContext): SiteRun {
  const runs = rules.map((rule): SiteRun => {
    try {
      return askSite(rule, site, context);
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
