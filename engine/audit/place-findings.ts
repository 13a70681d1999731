/** Places findings on their pages, on the site or on the host, and joins those that have one cause. */
import type { Issue, NotEvaluated, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { sharedCause, siteWideCause } from '@pagewright/contract/report/causes';
import { unindexedRule } from '@pagewright/contract/report/score-formula';
import { isSuccess } from '../model/is-success.ts';
import type { PageRecord } from '../model/site-facts.ts';
import type { AuditedPage } from './audited-page.ts';
import { serverSettings } from './causes/families.ts';
import {
  causeKey,
  findCauses,
  findCausesOnPage,
  type PageKnowledge,
  type PlacedFinding,
} from './causes/find-causes.ts';
import { isForAudience } from './gates.ts';
import type { SiteFailure } from './run-rules.ts';
import { type Penalty, penaltyOf } from './score.ts';
import type { PageSummary } from './summarise-page.ts';

/** What a page shares with others. */
export type PageKinship = Pick<Page, 'template' | 'sameAs'>;

export interface PageDraft {
  readonly summary: PageSummary;
  readonly record: PageRecord | undefined;
  readonly kinship: PageKinship;
  issues: Issue[];
  charges: Penalty[];
  readonly notEvaluated: readonly NotEvaluated[];
  /** False when no page rule passed or failed. */
  readonly isJudged: boolean;
}

export function draftPage(
  { summary, run, hasPassed = false }: AuditedPage,
  record: PageRecord | undefined,
  kinship: PageKinship,
): PageDraft {
  const indexability = {
    isOkHtml: record !== undefined && isSuccess(record.status) && record.isHtml && record.challenge === null,
    isFrameset: record?.isFrameset === true,
    indexable: record?.indexable === true,
  };
  return {
    summary,
    record,
    kinship,
    issues: run.failed
      .filter(({ rule }) => isForAudience(rule.audience, indexability))
      .map(({ issue }) => issue),
    charges: [],
    notEvaluated: run.notEvaluated,
    isJudged: hasPassed || run.passed.length > 0 || run.failed.length > 0,
  };
}

/** The stronger finding includes what the milder ones on the same page say. */
const superseded: Readonly<Record<string, readonly string[]>> = {
  'noindex-important-page': ['page-noindex'],
  'canonical-to-homepage': ['canonical-to-nonindexable'],
};

/** The server made the page: with the listing goes all else there is to say about it. */
const listingRule = 'page-directory-listing';

/** Rules whose findings are included in a stronger one of these. */
export function supersededAmong(issues: readonly Issue[]): ReadonlySet<string> {
  const ids = issues.map(({ ruleId }) => ruleId);
  if (ids.includes(listingRule)) return new Set(ids.filter((id) => id !== listingRule));
  return new Set(ids.flatMap((id) => superseded[id] ?? []));
}

export interface Placed {
  readonly siteIssues: SiteIssue[];
  readonly hostCharges: Penalty[];
  /** Faulty URLs that are no page of the report, with what they cost. */
  readonly otherUrls: Map<string, Penalty[]>;
}

type Drafts = ReadonlyMap<string, PageDraft>;

/** Where a finding about the site is reported: on its page when that is one of the report. */
interface Place extends PlacedFinding {
  readonly draft: PageDraft | undefined;
  /** The URL that it is about, page or not. */
  readonly own: string | undefined;
  /** What it has in common with findings of its rule on other pages. */
  readonly shared?: string | undefined;
}

const placeFailure = ({ finding, issue }: SiteFailure, drafts: Drafts): Place => {
  const draft = finding.page === undefined ? undefined : drafts.get(finding.page);
  return {
    issue,
    draft,
    own: finding.page,
    page: draft === undefined ? null : { url: draft.summary.url, ...draft.kinship },
    urls: finding.page === undefined ? finding.urls : [finding.page],
    facts: finding.facts ?? [],
    shared: finding.shared,
  };
};

function dropSuperseded(places: readonly Place[], drafts: Drafts): readonly Place[] {
  const gone = new Map<PageDraft, ReadonlySet<string>>();
  const byDraft = Map.groupBy(places, ({ draft }) => draft);
  for (const draft of drafts.values()) {
    const own = byDraft.get(draft)?.map(({ issue }) => issue) ?? [];
    const rules = supersededAmong([...draft.issues, ...own]);
    gone.set(draft, rules);
    draft.issues = draft.issues.filter(({ ruleId }) => !rules.has(ruleId));
  }
  return places.filter(
    ({ draft, issue }) => draft === undefined || gone.get(draft)?.has(issue.ruleId) !== true,
  );
}

/** A cause is charged where its leading finding is; that a site is not indexed limits its score instead. */
export function countedAs(
  lead: Pick<PlacedFinding, 'issue' | 'urls' | 'page'> | undefined,
): string | undefined {
  if (lead === undefined || lead.issue.ruleId === unindexedRule) return undefined;
  return lead.page === null && lead.urls.length === 1
    ? `at ${lead.urls[0] ?? ''}`
    : `as “${lead.issue.title}”`;
}

/** What findings of a page alone cost, each cause once; `others` are charged elsewhere. */
export function penaltiesOnPage(issues: readonly Issue[], others: readonly Issue[]): readonly Penalty[] {
  const page = { url: '' };
  const leads = findCausesOnPage(
    [...issues, ...others].map((issue) => ({ issue, page, urls: [''], facts: [] })),
  );
  return issues.map((issue) => penaltyOf(issue, countedAs(leads.get(issue))));
}

const siteWidePagesMin = 3;
const siteWideShare = 0.8;

/** Rules that nearly every page breaks: that is one thing to fix, in the template or the habits of the site. */
function siteWideRules(found: readonly Place[], drafts: Drafts): ReadonlySet<string> {
  const pages = new Map<string, Set<PageDraft>>();
  for (const { issue, draft } of found)
    if (draft !== undefined) pages.set(issue.ruleId, (pages.get(issue.ruleId) ?? new Set()).add(draft));
  const least = Math.max(siteWidePagesMin, drafts.size * siteWideShare);
  return new Set([...pages].flatMap(([ruleId, { size }]) => (size >= least ? [ruleId] : [])));
}

/** A finding belongs to its page, to the site with a charge for each page it lists, or to the host. */
export function placeFindings(
  failures: readonly SiteFailure[],
  drafts: Drafts,
  isIndexed: PageKnowledge['isIndexed'],
): Placed {
  const placed: Placed = { siteIssues: [], hostCharges: [], otherUrls: new Map() };
  const places = dropSuperseded(
    failures.map((failure) => placeFailure(failure, drafts)),
    drafts,
  );
  const onPages = [...drafts.values()].flatMap((draft) =>
    draft.issues.map((issue): Place => {
      const { url } = draft.summary;
      return { issue, draft, own: url, page: { url, ...draft.kinship }, urls: [url], facts: [] };
    }),
  );
  const findings = [...onPages, ...places];
  const isOnePage = (urls: readonly string[]): boolean =>
    urls.length > 1 && new Set(urls.map((url) => drafts.get(url)?.kinship.sameAs ?? url)).size === 1;
  const leads = findCauses(findings, { isOnePage, isIndexed });
  const leading = new Set([...leads.values()].map(({ issue }) => issue));
  const siteWide = siteWideRules(
    onPages.filter(({ issue }) => !leads.has(issue)),
    drafts,
  );
  const isSiteWide = ({ page, issue }: PlacedFinding): boolean =>
    page !== null && (siteWide.has(issue.ruleId) || serverSettings.has(issue.ruleId));
  const keyOf = (finding: PlacedFinding & Pick<Place, 'shared'>): string => {
    const { issue, shared } = finding;
    if (isSiteWide(finding)) return siteWideCause(issue.ruleId);
    return shared === undefined ? causeKey(finding) : sharedCause(issue.ruleId, shared);
  };
  for (const draft of drafts.values()) draft.issues = [];
  for (const place of findings) {
    const lead = leads.get(place.issue);
    const isNamed =
      lead !== undefined || leading.has(place.issue) || isSiteWide(place) || place.shared !== undefined;
    const issue = isNamed ? { ...place.issue, cause: keyOf(lead ?? place) } : place.issue;
    putFinding({ ...place, issue }, penaltyOf(issue, countedAs(lead)), { placed, drafts });
  }
  return placed;
}

function putFinding(
  { issue, draft, own, urls }: Place,
  charge: Penalty,
  { placed, drafts }: { readonly placed: Placed; readonly drafts: Drafts },
): void {
  if (draft !== undefined) {
    draft.issues.push(issue);
    draft.charges.push(charge);
    return;
  }
  placed.siteIssues.push({ ...issue, urls: [...urls] });
  if (own !== undefined) placed.otherUrls.set(own, [...(placed.otherUrls.get(own) ?? []), charge]);
  else if (urls.length === 0) placed.hostCharges.push(charge);
  else for (const url of urls) drafts.get(url)?.charges.push(charge);
}
