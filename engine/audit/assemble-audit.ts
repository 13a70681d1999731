/** Assembles the outcomes of all rules into an audit: findings by page and site, scores, counters. */

import type { AnalysisMetrics, ScoreBasis } from '@pagewright/contract/entities/analysis';
import type { Indexability } from '@pagewright/contract/entities/indexability';
import type { Issue, NotEvaluated, Score, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { SiteKind } from '@pagewright/contract/entities/site-kind';
import { CauseCounter, type PageWithCauses } from '@pagewright/contract/report/causes';
import { linkFlags, type PageRecord, type SiteFacts, type UrlId } from '../model/site-facts.ts';
import type { AuditedPage } from './audited-page.ts';
import { type Acceptance, fingerprintOf, isAccepted } from './fingerprint.ts';
import { notEvaluated } from './gates.ts';
import { templatesOf } from './page-templates.ts';
import { draftPage, FindingPlacer, type PageDraft, type PageKinship } from './place-findings.ts';
import { type Reason, reason } from './reasons.ts';
import type { BrowserRule, RuleMetadata } from './rule.ts';
import type { SiteRun } from './run-rules.ts';
import { sameUrls } from './same-pages.ts';
import { deductionsOf, scorePage, scoreSite } from './score.ts';
import { siteIndexability } from './site-indexability.ts';
import { siteKindOf } from './site-kind.ts';

export interface AuditInput {
  /** Rules that pages pass, besides those listed in their runs. */
  readonly passed?: ReadonlySet<RuleMetadata>;
  readonly site: SiteFacts;
  readonly siteRun: SiteRun;
  readonly browserRules: readonly BrowserRule[];
  /** Pages that a browser opened. */
  readonly rendered?: ReadonlySet<string>;
  /** Why no page was rendered; null when at least one was. */
  readonly whyUnseen?: string | null;
  /** Rules that were excluded before the run, and why. */
  readonly leftOut: readonly { readonly rule: RuleMetadata; readonly reason: Reason }[];
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
  readonly indexability: Indexability;
  /** Undefined when it is not certain. */
  readonly siteKind: SiteKind | undefined;
}

const order = { critical: 0, warning: 1, info: 2 } as const;
export const bySeverity = (a: Issue, b: Issue): number => order[a.severity] - order[b.severity];

function finishPage(draft: PageDraft, isRendered: boolean): Page {
  const { summary, record, kinship, issues, charges, notEvaluated: notEvaluatedReason, isJudged } = draft;
  const outcome = {
    indexable: record?.indexable === true,
    ...(isRendered && { rendered: true }),
    ...kinship,
    issues: issues.sort(bySeverity),
    // What no rule could judge has no score.
    score: isJudged || charges.length > 0 ? scorePage(charges) : null,
    ...(notEvaluatedReason.length > 0 && { notEvaluated: [...notEvaluatedReason] }),
  };
  return { ...summary, ...outcome };
}

/** Whether a finding is reported: not when its owner accepted it. */
const emitter = ({ acceptances, today }: AuditInput) =>
  acceptances.size === 0
    ? () => true
    : (issue: Issue, url: string | null): boolean =>
        !isAccepted(acceptances, fingerprintOf(issue, url), today);

/** A good practice is a rule that was evaluated and passed everywhere; findings are counted by their causes. */
const metricsOf = (causes: CauseCounter, passedRules: readonly string[], pages: number): AnalysisMetrics => {
  const { critical, warning } = causes.counts();
  return {
    goodPractices: pages === 0 ? 0 : passedRules.filter((id) => !causes.broken.has(id)).length,
    warnings: warning,
    criticalIssues: critical,
  };
};

export function countMetrics(
  passedRules: readonly string[],
  pages: readonly PageWithCauses[],
  siteIssues: readonly SiteIssue[],
): AnalysisMetrics {
  const causes = new CauseCounter();
  for (const page of pages) causes.addPage(page);
  for (const issue of siteIssues) causes.addSiteIssue(issue);
  return metricsOf(causes, passedRules, pages.length);
}

const unseenRules = ({ browserRules, whyUnseen }: AuditInput): NotEvaluated[] =>
  browserRules.flatMap((rule) => {
    if (rule.checkRendered === undefined)
      return [notEvaluated(rule, reason(rule.notEvaluatedReason ?? 'no-browser'))];
    if (whyUnseen === null) return [];
    return [
      notEvaluated(
        rule,
        whyUnseen === undefined ? reason('no-browser') : reason('given', { reason: whyUnseen }),
      ),
    ];
  });

/** PageRank, doubled for pages in the sitemap and again for pages in the navigation of another page. */
function importanceOf(
  record: PageRecord | undefined,
  rank: number,
  inNavigation: ReadonlySet<UrlId>,
): number {
  const isListed = record?.inSitemap === true;
  const isInNavigation = record !== undefined && inNavigation.has(record.urlId);
  return rank * (isListed ? 2 : 1) * (isInNavigation ? 2 : 1);
}

function navigationTargets(pages: readonly PageRecord[]): ReadonlySet<UrlId> {
  const found = new Set<UrlId>();
  for (const { links, urlId } of pages)
    links.targets.forEach((target, at) => {
      if (((links.flags[at] ?? 0) & linkFlags.navigation) !== 0 && target !== urlId) found.add(target);
    });
  return found;
}

/** What pages share with others, by URL. */
function kinshipsOf(pages: readonly PageRecord[]): (url: string) => PageKinship {
  const firstOf = sameUrls(pages);
  const templates = templatesOf(pages);
  return (url) => {
    const [template, sameAs] = [templates.get(url), firstOf.get(url)];
    return { ...(template !== undefined && { template }), ...(sameAs !== undefined && { sameAs }) };
  };
}

/** Pages that Google cannot index, and the home page where it could not be read. */
const urlsOutOfIndex = ({ pages, home }: Indexability): ReadonlySet<string> =>
  new Set(
    [...pages, ...(home === null ? [] : [home])]
      .filter(({ reason }) => reason !== null)
      .map(({ url }) => url),
  );

/** Deductions of pages as the score of the site needs them: each once in memory, however many pages have it. */
class SharedDeductions {
  readonly #known = new Map<string, Score['deductions'][number]>();

  of({ value, deductions }: Score): Score {
    const costly = deductions.filter(({ points }) => points > 0);
    return { value, deductions: costly.map((deduction) => this.#share(deduction)) };
  }

  #share(deduction: Score['deductions'][number]): Score['deductions'][number] {
    const key = `${deduction.ruleId} ${deduction.points} ${deduction.reason}`;
    const known = this.#known.get(key);
    if (known === undefined) this.#known.set(key, deduction);
    return known ?? deduction;
  }
}

/**
 * Assembles an audit page by page, for audits whose pages do not fit into memory together: each page is surveyed, then
 * `settle`, then each page is finished, in the same order.
 */
export class AuditAssembly {
  readonly #input: AuditInput;
  readonly #isEmitted: (issue: Issue, url: string | null) => boolean;
  readonly #recordOf: ReadonlyMap<string, PageRecord>;
  readonly #kinshipOf: (url: string) => PageKinship;
  readonly #indexability: Indexability;
  readonly #placer: FindingPlacer;
  readonly #rankOf: ReadonlyMap<string, number>;
  readonly #inNavigation: ReadonlySet<UrlId>;
  readonly #passed: Set<RuleMetadata>;
  readonly #shared = new SharedDeductions();
  readonly #scored: { readonly url: string; readonly score: Score | null }[] = [];
  readonly #weights: number[] = [];
  readonly #importance: number[] = [];
  readonly #causes = new CauseCounter();

  constructor(input: AuditInput, isPage: (url: string) => boolean, count: number) {
    const { site, siteRun, passed = new Set() } = input;
    this.#input = input;
    this.#isEmitted = emitter(input);
    this.#recordOf = new Map(site.pages.map((record) => [record.url, record]));
    this.#kinshipOf = kinshipsOf(site.pages);
    this.#indexability = siteIndexability(site);
    const out = urlsOutOfIndex(this.#indexability);
    this.#placer = new FindingPlacer(
      siteRun.failed.filter(({ issue, finding }) => this.#isEmitted(issue, finding.page ?? null)),
      {
        count,
        kinshipOf: (url) => (isPage(url) ? this.#kinshipOf(url) : undefined),
        isIndexed: (url) => !out.has(url),
      },
    );
    this.#rankOf = new Map(site.pages.map(({ url }, at) => [url, site.graph.rank[at] ?? 0]));
    this.#inNavigation = navigationTargets(site.pages);
    this.#passed = new Set([...siteRun.passed, ...passed]);
  }

  get indexability(): Indexability {
    return this.#indexability;
  }

  #draft({ summary, run, ...page }: AuditedPage): PageDraft {
    const { url } = summary;
    const failed = run.failed.filter(({ issue }) => this.#isEmitted(issue, url));
    return draftPage(
      { ...page, summary, run: { ...run, failed } },
      this.#recordOf.get(url),
      this.#kinshipOf(url),
    );
  }

  survey(page: AuditedPage): void {
    for (const rule of page.run.passed) this.#passed.add(rule);
    this.#placer.survey(this.#draft(page));
  }

  settle(): void {
    this.#placer.settle();
  }

  finishPage(audited: AuditedPage): Page {
    const draft = this.#draft(audited);
    this.#placer.place(draft);
    const page = finishPage(draft, this.#input.rendered?.has(draft.summary.url) === true);
    const { url, score } = page;
    const rank = this.#rankOf.get(url) ?? 0;
    this.#scored.push({ url, score: score == null ? null : this.#shared.of(score) });
    this.#weights.push(rank);
    this.#importance.push(importanceOf(draft.record, rank, this.#inNavigation));
    this.#causes.addPage(page);
    return page;
  }

  finish(): Omit<Audit, 'pages'> {
    const input = this.#input;
    const { siteIssues, hostCharges, otherUrls } = this.#placer.finish();
    for (const issue of siteIssues) this.#causes.addSiteIssue(issue);
    const scoreBasis = {
      weights: this.#weights,
      others: [...otherUrls.values()].map(scorePage),
      host: [...deductionsOf(hostCharges)],
      passedRules: [...new Set([...this.#passed].map(({ id }) => id))],
      importance: this.#importance,
    };
    return {
      siteIssues: siteIssues.sort(bySeverity),
      notEvaluated: [
        ...input.siteRun.notEvaluated,
        ...unseenRules(input),
        ...input.leftOut.map(({ rule, reason }) => notEvaluated(rule, reason)),
      ],
      score: scoreSite(this.#scored, scoreBasis, this.#indexability.limitsScore),
      scoreBasis,
      metrics: metricsOf(this.#causes, scoreBasis.passedRules, this.#scored.length),
      indexability: this.#indexability,
      siteKind: siteKindOf(input.site.pages) ?? undefined,
    };
  }
}

/** The same for pages that are in memory. */
export function assembleAudit({
  pages: audited,
  ...input
}: AuditInput & { readonly pages: readonly AuditedPage[] }): Audit {
  const urls = new Set(audited.map(({ summary }) => summary.url));
  const assembly = new AuditAssembly(input, (url) => urls.has(url), audited.length);
  for (const page of audited) assembly.survey(page);
  assembly.settle();
  const pages = audited.map((page) => assembly.finishPage(page));
  return { pages, ...assembly.finish() };
}
