/** Puts the answers of all rules together: each finding with its page or the site, scores, counters, templates. */
import type { AnalysisMetrics, ScoreBasis } from '@pagewright/contract/entities/analysis';
import type { Issue, NotEvaluated, Score, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { PageRecord, SiteFacts } from '../facts/site-facts.ts';
import { type Acceptance, fingerprintOf, isAccepted } from './fingerprint.ts';
import { isForAudience, notEvaluated } from './gates.ts';
import { PackedSummary } from './packed-page.ts';
import { rollUpTemplates, type TemplateFinding } from './roll-up.ts';
import type { BrowserRule, RuleWords } from './rule.ts';
import type { PageRun, SiteFailure, SiteRun } from './run-rules.ts';
import { type Charge, chargeOf, deductionsOf, scoreOf, scorePage } from './score.ts';
import type { PageSummary } from './summarise-page.ts';

export interface AuditedPage {
  readonly summary: PageSummary;
  readonly run: PageRun;
}

export interface AuditInput {
  readonly pages: readonly AuditedPage[];
  /** Rules that pages keep, beside those that their runs name. */
  readonly kept?: ReadonlySet<RuleWords>;
  readonly site: SiteFacts;
  readonly siteRun: SiteRun;
  readonly browserRules: readonly BrowserRule[];
  /** Why no page was looked at in a browser; null when at least one was. */
  readonly whyUnseen?: string | null;
  /** Rules that were left out beforehand, and why. */
  readonly leftOut: readonly { readonly rule: RuleWords; readonly reason: string }[];
  readonly acceptances: ReadonlyMap<string, Acceptance>;
  readonly today: string;
}

export interface Audit {
  readonly pages: Page[];
  readonly siteIssues: SiteIssue[];
  readonly notEvaluated: NotEvaluated[];
  readonly score: Score;
  readonly scoreBasis: ScoreBasis;
  readonly metrics: AnalysisMetrics;
  readonly templates: readonly TemplateFinding[];
}

/** The milder finding says nothing that the stronger one on the same page does not say. */
const superseded: Readonly<Record<string, readonly string[]>> = {
  'noindex-important-page': ['page-noindex'],
  'canonical-to-homepage': ['canonical-to-nonindexable'],
};

const noBrowser = 'It takes a browser to tell, and none looked at the pages.';

interface PageDesk {
  readonly summary: PageSummary;
  readonly record: PageRecord | undefined;
  readonly issues: Issue[];
  readonly charges: Charge[];
  readonly notEvaluated: readonly NotEvaluated[];
}

/** Facts that an address of its own stands for in the score, and where. */
const claimedFacts = (
  failures: readonly SiteFailure[],
  isPage: (url: string) => boolean,
): Map<string, string> =>
  new Map(
    failures.flatMap(({ finding: { page, facts } }) =>
      page === undefined || isPage(page) ? [] : (facts ?? []).map((fact) => [fact, page] as const),
    ),
  );

function countedAt({ finding }: SiteFailure, claimed: ReadonlyMap<string, string>): string | undefined {
  const { facts, page } = finding;
  if (facts === undefined || facts.length === 0) return undefined;
  const places = facts.map((fact) => claimed.get(fact));
  return places.every((place) => place !== undefined && place !== page) ? places[0] : undefined;
}

function openDesk({ summary, run }: AuditedPage, record: PageRecord | undefined): PageDesk {
  const standing = {
    isOkHtml: record !== undefined && record.status === 200 && record.isHtml && record.challenge === null,
    indexable: record?.indexable === true,
  };
  const issues = run.failed
    .filter(({ rule }) => isForAudience(rule.audience, { ...standing, because: null }))
    .map(({ issue }) => issue);
  return {
    summary,
    record,
    issues,
    charges: issues.map((issue) => chargeOf(issue)),
    notEvaluated: run.notEvaluated,
  };
}

/** The rules whose findings say nothing that the others among these do not say. */
export const supersededAmong = (issues: readonly Issue[]): ReadonlySet<string> =>
  new Set(issues.flatMap(({ ruleId }) => superseded[ruleId] ?? []));

function dropSuperseded({ issues, charges }: PageDesk): void {
  const gone = supersededAmong(issues);
  if (gone.size === 0) return;
  issues.splice(0, issues.length, ...issues.filter(({ ruleId }) => !gone.has(ruleId)));
  charges.splice(0, charges.length, ...charges.filter(({ ruleId }) => !gone.has(ruleId)));
}

const order = { critical: 0, warning: 1, info: 2 } as const;
export const bySeverity = (a: Issue, b: Issue): number => order[a.severity] - order[b.severity];

function closeDesk({
  summary,
  record,
  issues,
  charges,
  notEvaluated: unasked,
}: PageDesk): Page & { score: Score } {
  const settled = {
    indexable: record?.indexable === true,
    issues: issues.sort(bySeverity),
    score: scorePage(charges),
    ...(unasked.length > 0 && { notEvaluated: [...unasked] }),
  };
  return summary instanceof PackedSummary ? summary.settle(settled) : { ...summary, ...settled };
}

interface Placed {
  readonly siteIssues: SiteIssue[];
  readonly hostCharges: Charge[];
  /** Faulty addresses that are no page of the report, with what they cost. */
  readonly strangers: Map<string, Charge[]>;
}

/** A finding goes to its page's desk, to the site with a charge for every page it names, or to the host. */
function placeFindings(failures: readonly SiteFailure[], desks: ReadonlyMap<string, PageDesk>): Placed {
  const placed: Placed = { siteIssues: [], hostCharges: [], strangers: new Map() };
  const claimed = claimedFacts(failures, (url) => desks.has(url));
  for (const failure of failures) {
    const { finding, issue } = failure;
    const charge = chargeOf(issue, countedAt(failure, claimed));
    const desk = finding.page === undefined ? undefined : desks.get(finding.page);
    if (desk !== undefined) {
      desk.issues.push(issue);
      desk.charges.push(charge);
      continue;
    }
    const urls = finding.page === undefined ? finding.urls : [finding.page];
    placed.siteIssues.push({ ...issue, urls: [...urls] });
    if (finding.page !== undefined)
      placed.strangers.set(finding.page, [...(placed.strangers.get(finding.page) ?? []), charge]);
    else if (urls.length === 0) placed.hostCharges.push(charge);
    else for (const url of urls) desks.get(url)?.charges.push(charge);
  }
  return placed;
}

function withoutAccepted(input: AuditInput): {
  pages: readonly AuditedPage[];
  failures: readonly SiteFailure[];
} {
  const { acceptances, today } = input;
  if (acceptances.size === 0) return { pages: input.pages, failures: input.siteRun.failed };
  const isTold = (issue: Issue, url: string | null): boolean =>
    !isAccepted(acceptances, fingerprintOf(issue, url), today);
  return {
    pages: input.pages.map(({ summary, run }) => ({
      summary,
      run: { ...run, failed: run.failed.filter(({ issue }) => isTold(issue, summary.url)) },
    })),
    failures: input.siteRun.failed.filter(({ issue, finding }) => isTold(issue, finding.page ?? null)),
  };
}

/** A good practice is a rule that was asked and kept everywhere; findings are counted one by one. */
export function countMetrics(
  keptRules: readonly string[],
  pages: readonly Pick<Page, 'issues'>[],
  siteIssues: readonly Issue[],
): AnalysisMetrics {
  const issues = [...pages.flatMap((page) => page.issues), ...siteIssues];
  const broken = new Set(issues.map(({ ruleId }) => ruleId));
  return {
    goodPractices: pages.length === 0 ? 0 : keptRules.filter((id) => !broken.has(id)).length,
    warnings: issues.filter(({ severity }) => severity === 'warning').length,
    criticalIssues: issues.filter(({ severity }) => severity === 'critical').length,
  };
}

function keptRulesOf({ siteRun, pages, kept: known = new Set() }: AuditInput): string[] {
  const kept = new Set<RuleWords>([...siteRun.passed, ...known]);
  for (const { run } of pages) for (const rule of run.passed) kept.add(rule);
  return [...new Set([...kept].map(({ id }) => id))];
}

const unseenRules = ({ browserRules, whyUnseen = noBrowser }: AuditInput): NotEvaluated[] =>
  browserRules.flatMap((rule) => {
    if (rule.checkVisit === undefined) return [notEvaluated(rule, rule.unasked ?? noBrowser)];
    return whyUnseen === null ? [] : [notEvaluated(rule, whyUnseen)];
  });

export function assembleAudit(input: AuditInput): Audit {
  const { site } = input;
  const { pages: told, failures } = withoutAccepted(input);
  const recordAt = new Map(site.pages.map((record, index) => [record.url, { record, index }]));
  const desks = new Map(
    told.map((page) => [page.summary.url, openDesk(page, recordAt.get(page.summary.url)?.record)]),
  );
  const { siteIssues, hostCharges, strangers } = placeFindings(failures, desks);
  for (const desk of desks.values()) dropSuperseded(desk);
  const pages = [...desks.values()].map(closeDesk);
  const weightOf = (url: string): number => site.graph.rank[recordAt.get(url)?.index ?? -1] ?? 0;
  const scoreBasis = {
    weights: pages.map(({ url }) => weightOf(url)),
    others: [...strangers.values()].map(scorePage),
    host: [...deductionsOf(hostCharges)],
    keptRules: keptRulesOf(input),
  };
  return {
    pages,
    siteIssues: siteIssues.sort(bySeverity),
    notEvaluated: [
      ...input.siteRun.notEvaluated,
      ...unseenRules(input),
      ...input.leftOut.map(({ rule, reason }) => notEvaluated(rule, reason)),
    ],
    score: scoreOf(pages, scoreBasis),
    scoreBasis,
    metrics: countMetrics(scoreBasis.keptRules, pages, siteIssues),
    templates: rollUpTemplates(
      pages.map(({ url, issues }) => ({
        url,
        issues,
        skeletonHash: recordAt.get(url)?.record.skeletonHash ?? '',
      })),
    ),
  };
}
