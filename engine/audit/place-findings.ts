/** Places findings on their pages, on the site or on the host, and joins those that have one cause. */
import type { Issue, NotEvaluated, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { sharedCause, siteWideCause } from '@pagewright/contract/report/causes';
import { unindexedRule } from '@pagewright/contract/report/score-formula';
import { isSuccess } from '../model/is-success.ts';
import type { PageRecord } from '../model/site-facts.ts';
import type { AuditedPage } from './audited-page.ts';
import { clearedInBrowser, habits, serverSettings } from './causes/families.ts';
import {
  CauseFinder,
  causeKey,
  findCausesOnPage,
  type Leads,
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
  const passed = new Set(run.passed.map(({ id }) => id));
  return {
    summary,
    record,
    kinship,
    issues: run.failed
      .filter(
        ({ rule }) =>
          isForAudience(rule.audience, indexability) && !passed.has(clearedInBrowser[rule.id] ?? ''),
      )
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

/** Where a finding is reported: on its page when that is one of the report. */
interface Place extends PlacedFinding {
  /** The URL that it is about, page or not. */
  readonly own: string | undefined;
  /** What it has in common with findings of its rule on other pages. */
  readonly shared?: string | undefined;
  /** Its position among the findings about the site; -1 for that of a page rule. */
  readonly at: number;
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

export interface KnownPages extends Pick<PageKnowledge, 'isIndexed'> {
  readonly count: number;
  /** Undefined for a URL that is no page of the report. */
  readonly kinshipOf: (url: string) => PageKinship | undefined;
}

const habitOf = ({ ruleId }: Issue): string | undefined => (habits.has(ruleId) ? 'habit' : undefined);

const placeFailure = (
  { finding, issue }: SiteFailure,
  at: number,
  kinshipOf: KnownPages['kinshipOf'],
): Place => {
  const own = finding.page;
  const kinship = own === undefined ? undefined : kinshipOf(own);
  return {
    issue,
    at,
    own,
    page: own === undefined || kinship === undefined ? null : { url: own, ...kinship },
    urls: own === undefined ? finding.urls : [own],
    facts: finding.facts ?? [],
    shared: finding.shared ?? habitOf(issue),
  };
};

const placesOf = ({ summary: { url }, kinship, issues }: PageDraft): readonly Place[] => {
  const page = { url, ...kinship };
  return issues.map((issue) => ({
    issue,
    at: -1,
    own: url,
    page,
    urls: [url],
    facts: [],
    shared: habitOf(issue),
  }));
};

const keyOnPage = ({ page, issue }: PlacedFinding): string => `${page?.url ?? ''} ${issue.ruleId}`;

/**
 * A finding belongs to its page, to the site with a charge for each page it lists, or to the host. Pages come one at a
 * time and twice: `survey` sees them all, then `place` gives each its findings and charges.
 */
export class FindingPlacer {
  readonly #pages: KnownPages;
  readonly #onSite: readonly Place[];
  /** Findings of site rules about one page of the report, by its URL. */
  readonly #ofPage: Map<string, Place[]>;
  readonly #causes: CauseFinder;
  /** By rule, the pages with a finding that no other explains. */
  readonly #pagesByRule = new Map<string, number>();
  #siteWide: ReadonlySet<string> = new Set();
  #siteLeads: Leads = new Map();
  /** Findings that explain others: of the site by themselves, of pages by `keyOnPage`. */
  readonly #leading = new Set<Issue | string>();
  /** Charges for findings that list several pages, by page. */
  readonly #listed = new Map<string, number[]>();
  readonly #charges = new Map<number, Penalty>();

  constructor(failures: readonly SiteFailure[], pages: KnownPages) {
    this.#pages = pages;
    const places = failures.map((failure, at) => placeFailure(failure, at, pages.kinshipOf));
    this.#onSite = places.filter(({ page }) => page === null);
    this.#ofPage = Map.groupBy(
      places.filter(({ page }) => page !== null),
      ({ page }) => page?.url ?? '',
    );
    const { kinshipOf, isIndexed } = pages;
    const isOnePage = (urls: readonly string[]): boolean =>
      urls.length > 1 && new Set(urls.map((url) => kinshipOf(url)?.sameAs ?? url)).size === 1;
    this.#causes = new CauseFinder(this.#onSite, { isOnePage, isIndexed });
  }

  /** All findings of a page, without those that a stronger one includes. */
  #findingsOn(draft: PageDraft): readonly Place[] {
    const { url } = draft.summary;
    const all = [...placesOf(draft), ...(this.#ofPage.get(url) ?? [])];
    const gone = supersededAmong(all.map(({ issue }) => issue));
    return gone.size === 0 ? all : all.filter(({ issue }) => !gone.has(issue.ruleId));
  }

  survey(draft: PageDraft): void {
    const findings = this.#findingsOn(draft);
    const leads = this.#causes.look(findings);
    const unexplained = findings.filter(({ at, issue }) => at === -1 && !leads.has(issue));
    for (const ruleId of new Set(unexplained.map(({ issue }) => issue.ruleId)))
      this.#pagesByRule.set(ruleId, (this.#pagesByRule.get(ruleId) ?? 0) + 1);
  }

  /** When all pages were surveyed. */
  settle(): void {
    this.#siteLeads = this.#causes.settle();
    for (const lead of this.#siteLeads.values()) {
      this.#leading.add(lead.issue);
      // A page that is read again has new findings.
      if (lead.page !== null) this.#leading.add(keyOnPage(lead));
    }
    // Rules that nearly every page breaks: that is one thing to fix, in the template or the habits of the site.
    const least = Math.max(siteWidePagesMin, this.#pages.count * siteWideShare);
    this.#siteWide = new Set(
      [...this.#pagesByRule].flatMap(([ruleId, count]) => (count >= least ? [ruleId] : [])),
    );
    for (const { issue, own, urls, at } of this.#onSite) {
      this.#charges.set(at, penaltyOf(issue, countedAs(this.#siteLeads.get(issue))));
      if (own !== undefined) continue;
      for (const url of urls) {
        const listed = this.#listed.get(url);
        if (listed === undefined) this.#listed.set(url, [at]);
        else listed.push(at);
      }
    }
  }

  /** Puts the findings and charges of a page into its draft. */
  place(draft: PageDraft): void {
    const { url } = draft.summary;
    const findings = this.#findingsOn(draft);
    const leads = this.#causes.leadsOnPage(findings);
    const leading = new Set([...leads.values()].map(({ issue }) => issue));
    for (const { issue, page } of leads.values()) if (page === null) this.#leading.add(issue);
    const isLeading = (place: Place): boolean =>
      leading.has(place.issue) ||
      this.#leading.has(place.issue) ||
      (place.at === -1 && this.#leading.has(keyOnPage(place)));
    const charges = findings.map((place) => ({
      at: place.at,
      charge: penaltyOf(place.issue, countedAs(leads.get(place.issue))),
    }));
    const listed = (this.#listed.get(url) ?? []).flatMap((at) => {
      const charge = this.#charges.get(at);
      return charge === undefined ? [] : [{ at, charge }];
    });
    draft.issues = findings.map((place) => this.#named(place, leads.get(place.issue), isLeading(place)));
    draft.charges = [...charges, ...listed].sort((a, b) => a.at - b.at).map(({ charge }) => charge);
  }

  /** When all pages were placed. */
  finish(): Placed {
    const placed: Placed = { siteIssues: [], hostCharges: [], otherUrls: new Map() };
    for (const place of this.#onSite) {
      const { issue, own, urls, at } = place;
      placed.siteIssues.push({
        ...this.#named(place, this.#siteLeads.get(issue), this.#leading.has(issue)),
        urls: [...urls],
      });
      const charge = this.#charges.get(at);
      if (charge === undefined) continue;
      const others = own === undefined ? undefined : placed.otherUrls.get(own);
      if (others !== undefined) others.push(charge);
      else if (own !== undefined) placed.otherUrls.set(own, [charge]);
      else if (urls.length === 0) placed.hostCharges.push(charge);
    }
    return placed;
  }

  /** The finding with the key of its cause, where it shares one with others. */
  #named(place: Place, lead: PlacedFinding | undefined, isLeading: boolean): Issue {
    const { issue, shared } = place;
    if (lead === undefined && !isLeading && !this.#isSiteWide(place) && shared === undefined) return issue;
    return { ...issue, cause: this.#keyOf(lead ?? place) };
  }

  #isSiteWide({ page, issue }: PlacedFinding): boolean {
    if (page === null || habits.has(issue.ruleId)) return false;
    return this.#siteWide.has(issue.ruleId) || serverSettings.has(issue.ruleId);
  }

  #keyOf(finding: PlacedFinding & Pick<Partial<Place>, 'shared'>): string {
    const { issue, shared } = finding;
    if (this.#isSiteWide(finding)) return siteWideCause(issue.ruleId);
    return shared === undefined ? causeKey(finding) : sharedCause(issue.ruleId, shared);
  }
}
