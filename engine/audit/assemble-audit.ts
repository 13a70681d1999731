/** Assembles the outcomes of all rules into an audit: findings by page and site, scores, counters, templates. */

import type { AnalysisMetrics, ScoreBasis } from '@pagewright/contract/entities/analysis';
import type { Indexability } from '@pagewright/contract/entities/indexability';
import type { Issue, NotEvaluated, Score, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { SiteKind } from '@pagewright/contract/entities/site-kind';
import { causesOf, countCauses, type PageWithCauses } from '@pagewright/contract/report/causes';
import { linkFlags, type PageRecord, type SiteFacts, type UrlId } from '../model/site-facts.ts';
import type { AuditedPage } from './audited-page.ts';
import { type Acceptance, fingerprintOf, isAccepted } from './fingerprint.ts';
import { notEvaluated } from './gates.ts';
import { draftPage, type PageDraft, placeFindings } from './place-findings.ts';
import { rollUpTemplates, type TemplateFinding, templatesOf } from './roll-up.ts';
import type { BrowserRule, RuleMetadata } from './rule.ts';
import type { SiteFailure, SiteRun } from './run-rules.ts';
import { sameUrls } from './same-pages.ts';
import { deductionsOf, scorePage, scoreSite } from './score.ts';
import { siteIndexability } from './site-indexability.ts';
import { siteKindOf } from './site-kind.ts';

export interface AuditInput {
  readonly pages: readonly AuditedPage[];
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
  readonly indexability: Indexability;
  /** Undefined when it is not certain. */
  readonly siteKind: SiteKind | undefined;
  readonly templates: readonly TemplateFinding[];
}

const noBrowser = 'This check needs a browser, and none rendered the pages.';

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

/** A good practice is a rule that was evaluated and passed everywhere; findings are counted by their causes. */
export function countMetrics(
  passedRules: readonly string[],
  pages: readonly PageWithCauses[],
  siteIssues: readonly SiteIssue[],
): AnalysisMetrics {
  const causes = causesOf({ pages, siteIssues });
  const broken = new Set(causes.map(({ issue }) => issue.ruleId));
  const { critical, warning } = countCauses(causes);
  return {
    goodPractices: pages.length === 0 ? 0 : passedRules.filter((id) => !broken.has(id)).length,
    warnings: warning,
    criticalIssues: critical,
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

function draftPages(emitted: readonly AuditedPage[], site: SiteFacts): ReadonlyMap<string, PageDraft> {
  const recordOf = new Map(site.pages.map((record) => [record.url, record]));
  const firstOf = sameUrls(site.pages);
  const templates = templatesOf(site.pages);
  return new Map(
    emitted.map((page) => {
      const { url } = page.summary;
      const [template, sameAs] = [templates.get(url), firstOf.get(url)];
      const kinship = {
        ...(template !== undefined && { template }),
        ...(sameAs !== undefined && { sameAs }),
      };
      return [url, draftPage(page, recordOf.get(url), kinship)];
    }),
  );
}

/** Pages that Google cannot index, and the home page where it could not be read. */
const urlsOutOfIndex = ({ pages, home }: Indexability): ReadonlySet<string> =>
  new Set(
    [...pages, ...(home === null ? [] : [home])]
      .filter(({ reason }) => reason !== null)
      .map(({ url }) => url),
  );

export function assembleAudit(input: AuditInput): Audit {
  const { site, rendered = new Set() } = input;
  const { pages: emitted, failures } = withoutAccepted(input);
  const drafts = draftPages(emitted, site);
  const indexability = siteIndexability(site);
  const out = urlsOutOfIndex(indexability);
  const { siteIssues, hostCharges, otherUrls } = placeFindings(failures, drafts, (url) => !out.has(url));
  const pages = [...drafts.values()].map((draft) => finishPage(draft, rendered.has(draft.summary.url)));
  const rankOf = new Map(site.pages.map(({ url }, at) => [url, site.graph.rank[at] ?? 0]));
  const inNavigation = navigationTargets(site.pages);
  const scoreBasis = {
    weights: pages.map(({ url }) => rankOf.get(url) ?? 0),
    others: [...otherUrls.values()].map(scorePage),
    host: [...deductionsOf(hostCharges)],
    passedRules: passedRulesOf(input),
    importance: [...drafts.values()].map(({ record, summary: { url } }) =>
      importanceOf(record, rankOf.get(url) ?? 0, inNavigation),
    ),
  };
  return {
    pages,
    siteIssues: siteIssues.sort(bySeverity),
    notEvaluated: [
      ...input.siteRun.notEvaluated,
      ...unseenRules(input),
      ...input.leftOut.map(({ rule, reason }) => notEvaluated(rule, reason)),
    ],
    score: scoreSite(pages, scoreBasis, indexability.limitsScore),
    scoreBasis,
    metrics: countMetrics(scoreBasis.passedRules, pages, siteIssues),
    indexability,
    siteKind: siteKindOf(site.pages) ?? undefined,
    templates: rollUpTemplates(pages),
  };
}
