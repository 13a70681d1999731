/** Puts one page of an analysis on the bench: what is known of it, and a copy on which changes are tried and judged. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Issue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { SiteForAdvice } from './advise/advisor.ts';
import type { ChatChange, RuleAnswer, Trial, Workbench } from './advise/chat/port.ts';
import { withoutOrders } from './advise/chat/without-orders.ts';
import { briefPage, type PageBrief } from './advise/page-brief.ts';
import { storedBrief } from './advise/stored-brief.ts';
import { type FreshPage, judgePage } from './analyze-page.ts';
import { isForAudience, standingOf } from './audit/gates.ts';
import { isPageRule, type PageRule } from './audit/rule.ts';
import { allRules } from './audit/rules/all.ts';
import { normaliseUrl } from './crawl/url.ts';
import type { Patch } from './prove/patch.ts';
import { plainIdeas } from './prove/plain-ideas.ts';
import { type PageOnTrial, proveFix, putOnTrial } from './prove/prove-fix.ts';
import { pageRuleIds, patchOf } from './prove-analysis.ts';
import { rejudgePage } from './replace-page.ts';

/** Plain data, so that it can be sent to another thread. */
export interface BenchInput {
  readonly analysis: Analysis;
  readonly pageUrl: string;
  /** Null when the page could not be fetched: the stored data stands in. */
  readonly copy: { readonly fresh: FreshPage; readonly fetchedAt: string } | null;
  /** As 2026-11-15. */
  readonly today: string;
}

/** Findings about the whole site that touch the page stand with it, too. */
const touching = ({ siteIssues }: Analysis, pageUrl: string): Issue[] =>
  siteIssues.filter(({ urls }) => urls.includes(pageUrl));

const isOther = ({ ruleId }: { readonly ruleId: string }): boolean => !pageRuleIds.has(ruleId);

function siteOf(analysis: Analysis, own: { page: Page; brief: PageBrief }): SiteForAdvice {
  const { domain, pages, siteIssues, notEvaluated, scoreBasis } = analysis;
  return {
    domain,
    siteIssues,
    notEvaluated,
    additionalInfo: '',
    plan: 'paid',
    pages: pages.map((page, at) => {
      const isOwn = page.url === own.page.url;
      const { issues, indexable } = isOwn ? own.page : page;
      const brief = isOwn ? own.brief : storedBrief(page);
      return { brief, issues, indexable: indexable === true, weight: scoreBasis?.weights[at] ?? 0 };
    }),
  };
}

const patchesOf = (changes: readonly ChatChange[], trial: PageOnTrial, pageUrl: string): Patch[] | null => {
  const patches: Patch[] = [];
  for (const change of changes) {
    if (change.kind === 'paragraph' || change.kind === 'json-ld' || change.kind === 'append')
      patches.push(change);
    else if (change.kind === 'plain') {
      const idea = plainIdeas(trial.facts, pageUrl).find(({ says }) => says === change.says);
      if (idea === undefined) return null;
      patches.push(...idea.patches);
    } else patches.push(patchOf(change));
  }
  return patches;
};

const attemptOn =
  (trial: PageOnTrial | null, pageUrl: string) =>
  (changes: readonly ChatChange[]): Trial | null => {
    const patches = trial === null ? null : patchesOf(changes, trial, pageUrl);
    if (trial === null || patches === null) return null;
    const proof = proveFix(trial, patches);
    if (proof === null) return null;
    const { html: _, ...measured } = proof;
    return measured;
  };

const unaskedWords = {
  site: 'It takes a new analysis of the whole site to ask it again.',
  browser: 'It takes a browser to ask it: analyze the website again.',
  copy: 'The page could not be read just now, so the rule cannot be asked again.',
  audience: 'It is only asked of pages that search engines may list.',
} as const;

function askPageRule(rule: PageRule, trial: PageOnTrial): RuleAnswer {
  const open = standingOf(trial.facts, normaliseUrl);
  const standing = { ...open, indexable: open.indexable && trial.isOpenToGoogle };
  if (!isForAudience(rule.audience, standing)) return { kind: 'unasked', because: unaskedWords.audience };
  try {
    const outcome = rule.check(trial.facts, { today: trial.around.today });
    if (outcome.kind === 'skip')
      return { kind: 'unasked', because: `It does not apply here: ${outcome.because}.` };
    return { kind: outcome.kind === 'fail' ? 'fails' : 'holds' };
  } catch {
    return { kind: 'unasked', because: 'The rule itself failed on this page.' };
  }
}

function askRule(
  ruleId: string,
  { analysis, page, trial }: { analysis: Analysis; page: Page; trial: PageOnTrial | null },
): RuleAnswer {
  const rule = allRules.find(({ id }) => id === ruleId);
  if (rule === undefined) return { kind: 'unknown' };
  const withheld = analysis.notEvaluated.find((each) => each.ruleId === ruleId);
  if (withheld !== undefined) return { kind: 'unasked', because: withheld.reason };
  if (page.issues.some((issue) => issue.ruleId === ruleId)) return { kind: 'fails' };
  if (isPageRule(rule))
    return trial === null ? { kind: 'unasked', because: unaskedWords.copy } : askPageRule(rule, trial);
  const isKept = analysis.scoreBasis?.keptRules.includes(ruleId) === true;
  if (isKept || analysis.pages.some(({ issues }) => issues.some((issue) => issue.ruleId === ruleId)))
    return { kind: 'holds' };
  return { kind: 'unasked', because: rule.needs === 'browser' ? unaskedWords.browser : unaskedWords.site };
}

/** The page as the report would have it today; as it was stored when there is no copy. */
function judged({ analysis, pageUrl, copy, today }: BenchInput, stored: Page): Page {
  const rules = allRules.filter(({ id }) => analysis.notEvaluated.every(({ ruleId }) => ruleId !== id));
  const page = copy && rejudgePage(analysis, pageUrl, judgePage(copy.fresh, { today, rules }));
  const own = page ?? stored;
  return { ...own, issues: [...own.issues, ...touching(analysis, pageUrl)] };
}

function trialOf({ analysis, copy, today }: BenchInput, page: Page): PageOnTrial | null {
  if (copy === null) return null;
  const leftOut = new Set(analysis.notEvaluated.map(({ ruleId }) => ruleId));
  return putOnTrial(copy.fresh.page, {
    rules: allRules.filter(isPageRule).filter(({ id }) => !leftOut.has(id)),
    today,
    normalise: normaliseUrl,
    isIndexable: page.indexable === true,
    otherIssues: page.issues.filter(isOther),
    otherDeductions: page.score?.deductions.filter(isOther) ?? [],
  });
}

/** Null when the analysis has no such page. */
export function openWorkbench(input: BenchInput): Workbench | null {
  const { analysis, pageUrl, copy } = input;
  const stored = analysis.pages.find(({ url }) => url === pageUrl);
  if (stored === undefined) return null;
  const page = judged(input, stored);
  const trial = trialOf(input, page);
  const brief = withoutOrders(
    trial === null ? storedBrief(stored) : { ...briefPage(trial.facts), url: pageUrl },
  );
  const standing = trial === null ? null : standingOf(trial.facts, normaliseUrl);
  return {
    domain: analysis.domain,
    page,
    stored,
    analysedAt: analysis.date,
    fetchedAt: trial === null ? null : (copy?.fetchedAt ?? null),
    brief,
    facts: trial?.facts ?? null,
    site: siteOf(analysis, { page, brief }),
    siteScore: analysis.score?.value ?? null,
    pages: analysis.pages
      .filter(({ url }) => url !== pageUrl)
      .map((each) => ({ ...each, issues: [...each.issues, ...touching(analysis, each.url)] })),
    whyUnlisted:
      standing?.because ?? (trial?.isOpenToGoogle === false ? 'robots.txt keeps Google out of it' : null),
    plainFixes: trial === null ? [] : plainIdeas(trial.facts, pageUrl),
    attempt: attemptOn(trial, pageUrl),
    askRule: (ruleId) => askRule(ruleId, { analysis, page, trial }),
    isOwnRule: (ruleId) => pageRuleIds.has(ruleId),
    rules: allRules,
  };
}
