/** Asks every rule of a list: the page phase on one page's facts, the site phase on those of the whole crawl. */
import type { Evidence, Issue, NotEvaluated } from '@pagewright/contract/entities/issue';
import type { PageFacts } from '../facts/page-facts.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { LookedPage } from '../facts/visit-facts.ts';
import { detach, detachEvidence } from './detach.ts';
import { isForAudience, notEvaluated, type Standing, whyWithheld } from './gates.ts';
import type { Outcome } from './outcome.ts';
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

interface OpenRun<R> {
  readonly failed: { readonly rule: R; readonly issue: Issue }[];
  readonly passed: R[];
  readonly notEvaluated: NotEvaluated[];
}

const openRun = <R>(): OpenRun<R> => ({ failed: [], passed: [], notEvaluated: [] });

function note<R extends RuleWords>(run: OpenRun<R>, rule: R, outcome: Outcome): void {
  if (outcome.kind === 'pass') run.passed.push(rule);
  else if (outcome.kind === 'fail') run.failed.push({ rule, issue: makeIssue(rule, outcome) });
}

interface ChosenRules {
  readonly from: readonly PageRule[];
  readonly isOkHtml: boolean;
  readonly indexable: boolean;
  readonly chosen: readonly PageRule[];
}

let latestChosen: ChosenRules | null = null;

/** Most pages of a site are of one standing, so the choice made for the page before serves again. */
function rulesFor(from: readonly PageRule[], standing: Standing): readonly PageRule[] {
  const { isOkHtml, indexable } = standing;
  if (
    latestChosen === null ||
    latestChosen.from !== from ||
    latestChosen.isOkHtml !== isOkHtml ||
    latestChosen.indexable !== indexable
  ) {
    const chosen = from.filter((rule) => isForAudience(rule.audience, standing));
    latestChosen = { from, isOkHtml, indexable, chosen };
  }
  return latestChosen.chosen;
}

/** A rule that throws is recorded and costs nobody else an answer. */
function askPage(run: OpenRun<PageRule>, rule: PageRule, facts: PageFacts, context: RuleContext): void {
  try {
    note(run, rule, rule.check(facts, context));
  } catch (error) {
    run.notEvaluated.push(brokenRule(rule, error));
  }
}

export function runPageRules(
  facts: PageFacts,
  rules: readonly PageRule[],
  { standing, context }: Asking,
): PageRun {
  const run = openRun<PageRule>();
  for (const rule of rulesFor(rules, standing)) askPage(run, rule, facts, context);
  return run;
}

/** Of a page that a browser looked at; rules that a browser alone cannot answer say nothing here. */
export function runBrowserRules(
  page: LookedPage,
  rules: readonly BrowserRule[],
  { standing, context }: Asking,
): PageRun {
  const run = openRun<BrowserRule>();
  for (const rule of rules) {
    if (rule.checkVisit === undefined || !isForAudience(rule.audience, standing)) continue;
    try {
      note(run, rule, rule.checkVisit(page, context));
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
