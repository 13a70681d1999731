/** Assembles the outcomes of all rules into an audit: findings by page and site, scores, counters, templates. */

import type { AnalysisMetrics, ScoreBasis } from '@pagewright/contract/entities/analysis';
import type { Issue, NotEvaluated, Score, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { isSuccess } from '../model/is-success.ts';
import type { PageRecord, SiteFacts } from '../model/site-facts.ts';
import type { AuditedPage } from './audited-page.ts';
import { type Acceptance, fingerprintOf, isAccepted } from './fingerprint.ts';
import { isForAudience, notEvaluated } from './gates.ts';
import { rollUpTemplates, type TemplateFinding } from './roll-up.ts';
import type { BrowserRule, RuleMetadata } from './rule.ts';
import type { SiteFailure, SiteRun } from './run-rules.ts';
import { deductionsOf, type Penalty, penaltyOf, scorePage, scoreSite } from './score.ts';
import type { PageSummary } from './summarise-page.ts';

export interface AuditInput {
  readonly pages: readonly AuditedPage[];
  /** Rules that pages pass, besides those listed in their runs. */
  readonly passed?: ReadonlySet<RuleMetadata>;
  readonly site: SiteFacts;
  readonly siteRun: SiteRun;
  readonly browserRules: readonly BrowserRule[];
  /** Why no page was rendered; null when at least one was. */
  readonly whyUnseen?: string | null;
  /** Rules that were excluded before the run, and why. */
  readonly leftOut: readonly { readonly rule: RuleMetadata; readonly reason: string }[];
  readonly acceptances: ReadonlyMap<string, Acceptance>;
  readonly today: string;
}

export interface Audit {
  readonly pages: Page[];
  readonly siteIssues: SiteIssue[];
  readonly notEvaluated: NotEvaluated[];
  /** Undefined when no rule could judge any page. */
  readonly score: Score | undefined;
  readonly scoreBasis: ScoreBasis;
  readonly metrics: AnalysisMetrics;
  readonly templates: readonly TemplateFinding[];
}

/** The stronger finding includes what the milder ones on the same page say. */
const superseded: Readonly<Record<string, readonly string[]>> = {
  'noindex-important-page': ['page-noindex'],
  'canonical-to-homepage': ['canonical-to-nonindexable'],
};

const noBrowser = 'It takes a browser to tell, and none looked at the pages.';

interface PageDraft {
  readonly summary: PageSummary;
  readonly record: PageRecord | undefined;
  readonly issues: Issue[];
  readonly charges: Penalty[];
  readonly notEvaluated: readonly NotEvaluated[];
  /** False when no page rule passed or failed. */
  readonly isJudged: boolean;
}

/** Facts that are scored at a URL that is no page, with that URL. */
const findClaimedFacts = (
  failures: readonly SiteFailure[],
  isPage: (url: string) => boolean,
): Map<string, string> =>
  new Map(
    failures.flatMap(({ finding: { page, facts } }) =>
      page === undefined || isPage(page) ? [] : (facts ?? []).map((fact) => [fact, page] as const),
    ),
  );

function countedAt({ finding }: SiteFailure, claimedFacts: ReadonlyMap<string, string>): string | undefined {
  const { facts, page } = finding;
  if (facts === undefined || facts.length === 0) return undefined;
  const places = facts.map((fact) => claimedFacts.get(fact));
  return places.every((place) => place !== undefined && place !== page) ? places[0] : undefined;
}

function draftPage(
  { summary, run, hasPassed = false }: AuditedPage,
  record: PageRecord | undefined,
): PageDraft {
  const indexability = {
    isOkHtml: record !== undefined && isSuccess(record.status) && record.isHtml && record.challenge === null,
    isFrameset: record?.isFrameset === true,
    indexable: record?.indexable === true,
  };
  const issues = run.failed
    .filter(({ rule }) => isForAudience(rule.audience, indexability))
    .map(({ issue }) => issue);
  return {
    summary,
    record,
    issues,
    charges: issues.map((issue) => penaltyOf(issue)),
    notEvaluated: run.notEvaluated,
    isJudged: hasPassed || run.passed.length > 0 || run.failed.length > 0,
  };
}

/** Rules whose findings are included in a stronger one of these. */
export const supersededAmong = (issues: readonly Issue[]): ReadonlySet<string> =>
  new Set(issues.flatMap(({ ruleId }) => superseded[ruleId] ?? []));

function dropSuperseded({ issues, charges }: PageDraft): void {
  const gone = supersededAmong(issues);
  if (gone.size === 0) return;
  issues.splice(0, issues.length, ...issues.filter(({ ruleId }) => !gone.has(ruleId)));
  charges.splice(0, charges.length, ...charges.filter(({ ruleId }) => !gone.has(ruleId)));
}

const order = { critical: 0, warning: 1, info: 2 } as const;
export const bySeverity = (a: Issue, b: Issue): number => order[a.severity] - order[b.severity];

function finishPage({
  summary,
  record,
  issues,
  charges,
  notEvaluated: notEvaluatedReason,
  isJudged,
}: PageDraft): Page {
  const outcome = {
    indexable: record?.indexable === true,
    issues: issues.sort(bySeverity),
    // What no rule could judge has no score.
    ...((isJudged || charges.length > 0) && { score: scorePage(charges) }),
    ...(notEvaluatedReason.length > 0 && { notEvaluated: [...notEvaluatedReason] }),
  };
  return { ...summary, ...outcome };
}

interface Placed {
  readonly siteIssues: SiteIssue[];
  readonly hostCharges: Penalty[];
  /** Faulty URLs that are no page of the report, with what they cost. */
  readonly otherUrls: Map<string, Penalty[]>;
}

/** A finding belongs to its page, to the site with a charge for each page it lists, or to the host. */
function placeFindings(failures: readonly SiteFailure[], drafts: ReadonlyMap<string, PageDraft>): Placed {
  const placed: Placed = { siteIssues: [], hostCharges: [], otherUrls: new Map() };
  const claimedFacts = findClaimedFacts(failures, (url) => drafts.has(url));
  for (const failure of failures) {
    const { finding, issue } = failure;
    const charge = penaltyOf(issue, countedAt(failure, claimedFacts));
    const draft = finding.page === undefined ? undefined : drafts.get(finding.page);
    if (draft !== undefined) {
      draft.issues.push(issue);
      draft.charges.push(charge);
      continue;
    }
    const urls = finding.page === undefined ? finding.urls : [finding.page];
    placed.siteIssues.push({ ...issue, urls: [...urls] });
    if (finding.page !== undefined)
      placed.otherUrls.set(finding.page, [...(placed.otherUrls.get(finding.page) ?? []), charge]);
    else if (urls.length === 0) placed.hostCharges.push(charge);
    else for (const url of urls) drafts.get(url)?.charges.push(charge);
  }
  return placed;
}

function withoutAccepted(input: AuditInput): {
  pages: readonly AuditedPage[];
  failures: readonly SiteFailure[];
} {
  const { acceptances, today } = input;
  if (acceptances.size === 0) return { pages: input.pages, failures: input.siteRun.failed };
  const isEmitted = (issue: Issue, url: string | null): boolean =>
    !isAccepted(acceptances, fingerprintOf(issue, url), today);
  return {
    pages: input.pages.map(({ summary, run, ...page }) => ({
      ...page,
      summary,
      run: { ...run, failed: run.failed.filter(({ issue }) => isEmitted(issue, summary.url)) },
    })),
    failures: input.siteRun.failed.filter(({ issue, finding }) => isEmitted(issue, finding.page ?? null)),
  };
}

/** A good practice is a rule that was evaluated and passed everywhere; findings are counted one by one. */
export function countMetrics(
  passedRules: readonly string[],
  pages: readonly Pick<Page, 'issues'>[],
  siteIssues: readonly Issue[],
): AnalysisMetrics {
  const issues = [...pages.flatMap((page) => page.issues), ...siteIssues];
  const broken = new Set(issues.map(({ ruleId }) => ruleId));
  return {
    goodPractices: pages.length === 0 ? 0 : passedRules.filter((id) => !broken.has(id)).length,
    warnings: issues.filter(({ severity }) => severity === 'warning').length,
    criticalIssues: issues.filter(({ severity }) => severity === 'critical').length,
  };
}

function passedRulesOf({ siteRun, pages, passed: known = new Set() }: AuditInput): string[] {
  const passed = new Set<RuleMetadata>([...siteRun.passed, ...known]);
  for (const { run } of pages) for (const rule of run.passed) passed.add(rule);
  return [...new Set([...passed].map(({ id }) => id))];
}

const unseenRules = ({ browserRules, whyUnseen = noBrowser }: AuditInput): NotEvaluated[] =>
  browserRules.flatMap((rule) => {
    if (rule.checkRendered === undefined) return [notEvaluated(rule, rule.notEvaluatedReason ?? noBrowser)];
    return whyUnseen === null ? [] : [notEvaluated(rule, whyUnseen)];
  });

export function assembleAudit(input: AuditInput): Audit {
  const { site } = input;
  const { pages: emitted, failures } = withoutAccepted(input);
  const recordAt = new Map(site.pages.map((record, index) => [record.url, { record, index }]));
  const drafts = new Map(
    emitted.map((page) => [page.summary.url, draftPage(page, recordAt.get(page.summary.url)?.record)]),
  );
  const { siteIssues, hostCharges, otherUrls } = placeFindings(failures, drafts);
  for (const draft of drafts.values()) dropSuperseded(draft);
  const pages = [...drafts.values()].map(finishPage);
  const weightOf = (url: string): number => site.graph.rank[recordAt.get(url)?.index ?? -1] ?? 0;
  const scoreBasis = {
    weights: pages.map(({ url }) => weightOf(url)),
    others: [...otherUrls.values()].map(scorePage),
    host: [...deductionsOf(hostCharges)],
    passedRules: passedRulesOf(input),
  };
  return {
    pages,
    siteIssues: siteIssues.sort(bySeverity),
    notEvaluated: [
      ...input.siteRun.notEvaluated,
      ...unseenRules(input),
      ...input.leftOut.map(({ rule, reason }) => notEvaluated(rule, reason)),
    ],
    score: scoreSite(pages, scoreBasis),
    scoreBasis,
    metrics: countMetrics(scoreBasis.passedRules, pages, siteIssues),
    templates: rollUpTemplates(
      pages.map(({ url, issues }) => ({
        url,
        issues,
        skeletonHash: recordAt.get(url)?.record.skeletonHash ?? '',
      })),
    ),
  };
}
