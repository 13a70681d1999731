/** Finds findings that have one cause, so that it is told, counted and charged once. */
import type { Issue, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { causeOnPage, causeOnSite } from '@pagewright/contract/report/causes';
import { unindexedRule } from '@pagewright/contract/report/score-formula';
import { elementsOf, isWithin } from './cited-elements.ts';
import {
  includedInDuplicate,
  includedInElement,
  includedInMissingHome,
  includedInPage,
  includedInSite,
  includedInUnindexed,
  missingHome,
} from './families.ts';

/** A finding with its place: on a page, or about the site. */
export interface PlacedFinding {
  readonly issue: Issue;
  /** Null for findings about the site or about a URL that is no page. */
  readonly page: Pick<Page, 'url' | 'template' | 'sameAs'> | null;
  readonly urls: readonly string[];
  /** The facts behind it, as `broken:https://…`. */
  readonly facts: readonly string[];
}

/** The finding that names the cause of another. */
export type Leads = ReadonlyMap<Issue, PlacedFinding>;

type Found = Map<Issue, PlacedFinding>;

/** A URL that does not work is one cause with the links to it: it leads where it is reported itself. */
function joinFacts(findings: readonly PlacedFinding[], leads: Found): void {
  const claimed = new Map<string, PlacedFinding>();
  for (const finding of findings)
    if (finding.page === null && finding.urls.length === 1)
      for (const fact of finding.facts) if (!claimed.has(fact)) claimed.set(fact, finding);
  for (const finding of findings) {
    const places = finding.facts.map((fact) => claimed.get(fact));
    const [first] = places;
    if (first !== undefined && places.every((place) => place !== undefined && place !== finding))
      leads.set(finding.issue, first);
  }
}

/** URLs that a malformed link resolves to: that they do not work is the link's fault. */
function joinMalformed(findings: readonly PlacedFinding[], leads: Found): void {
  const written = new Map<string, PlacedFinding>();
  for (const finding of findings)
    if (finding.issue.ruleId === 'link-malformed')
      for (const href of elementsOf(finding.issue).flatMap(({ href }) => href ?? [])) {
        const url = URL.parse(href, finding.page?.url)?.href;
        if (url !== undefined && !written.has(url)) written.set(url, finding);
      }
  if (written.size === 0) return;
  for (const finding of findings) {
    const link = finding.page === null ? written.get(finding.urls[0] ?? '') : undefined;
    if (link !== undefined && finding.urls.length === 1 && finding.facts.length > 0)
      leads.set(finding.issue, link);
  }
}

/** Rules that see the same elements, or the same flaw of a whole page; all findings are on one page. */
function joinOnPage(findings: readonly PlacedFinding[], leads: Found): void {
  for (const lead of findings) {
    const members = includedInPage[lead.issue.ruleId];
    if (members === undefined) continue;
    for (const { issue } of findings)
      if (members.has(issue.ruleId) && !leads.has(issue)) leads.set(issue, lead);
  }
  for (const { leading, included } of includedInElement) {
    const seen = findings.filter(({ issue }) => leading.has(issue.ruleId));
    const [first] = seen;
    if (first === undefined) continue;
    const elements = seen.flatMap(({ issue }) => elementsOf(issue));
    for (const finding of findings)
      if (
        included.has(finding.issue.ruleId) &&
        !leads.has(finding.issue) &&
        isWithin(finding.issue, elements)
      )
        leads.set(finding.issue, first);
  }
}

const isPartOf = (urls: readonly string[], of: readonly string[]): boolean =>
  urls.length > 0 && urls.every((url) => of.includes(url));

/** Pages with the same text share title and description too. */
function joinDuplicates(findings: readonly PlacedFinding[], leads: Found, isOnePage: IsOnePage): void {
  const shared = findings.filter(
    ({ page, issue }) => page === null && includedInDuplicate.includes(issue.ruleId),
  );
  for (const lead of shared) {
    const rank = includedInDuplicate.indexOf(lead.issue.ruleId);
    if (leads.has(lead.issue) || (rank > 0 && !isOnePage(lead.urls))) continue;
    for (const { issue, urls } of shared)
      if (includedInDuplicate.indexOf(issue.ruleId) > rank && !leads.has(issue) && isPartOf(urls, lead.urls))
        leads.set(issue, lead);
  }
}

/** A pattern of the whole site explains what its pages show of it. */
function joinPatterns(findings: readonly PlacedFinding[], leads: Found): void {
  for (const lead of findings) {
    const members = includedInSite[lead.issue.ruleId];
    if (members === undefined) continue;
    for (const { issue, urls } of findings)
      if (members.has(issue.ruleId) && !leads.has(issue) && isPartOf(urls, lead.urls)) leads.set(issue, lead);
  }
}

/** Without a home page no page can link to it. */
function joinMissingHome(findings: readonly PlacedFinding[], leads: Found): void {
  const lead = findings.find(
    ({ issue, page }) =>
      page !== null && missingHome.has(issue.ruleId) && URL.parse(page.url)?.pathname === '/',
  );
  if (lead === undefined) return;
  for (const { issue } of findings) if (includedInMissingHome.has(issue.ruleId)) leads.set(issue, lead);
}

/** What keeps most pages out of the index is told once, and first. */
function joinUnindexed(findings: readonly PlacedFinding[], leads: Found, isIndexed: IsIndexed): void {
  const lead = findings.find(({ issue }) => issue.ruleId === unindexedRule);
  if (lead === undefined) return;
  for (const { issue, urls } of findings)
    if (includedInUnindexed.has(issue.ruleId) && !urls.some(isIndexed)) leads.set(issue, lead);
}

type IsOnePage = (urls: readonly string[]) => boolean;
type IsIndexed = (url: string) => boolean;

/** What is known of the pages besides their findings. */
export interface PageKnowledge {
  /** Whether these URLs show one page. */
  readonly isOnePage: IsOnePage;
  /** Whether Google can index the page at this URL, or another in its place. */
  readonly isIndexed: IsIndexed;
}

/** The last of a chain: what leads to a malformed link leads to what that one leads to. */
function lastLead(issue: Issue, leads: Found): PlacedFinding | undefined {
  let lead = leads.get(issue);
  for (let steps = 0; lead !== undefined && steps < 3; steps += 1) {
    const next = leads.get(lead.issue);
    if (next === undefined || next.issue === issue) break;
    lead = next;
  }
  return lead;
}

/** For the findings of one page alone. */
export function findCausesOnPage(findings: readonly PlacedFinding[]): Leads {
  const leads: Found = new Map();
  joinOnPage(findings, leads);
  return leads;
}

export function findCauses(
  findings: readonly PlacedFinding[],
  { isOnePage, isIndexed }: PageKnowledge,
): Leads {
  const leads: Found = new Map();
  joinFacts(findings, leads);
  joinMalformed(findings, leads);
  const onPages = Map.groupBy(
    findings.filter(({ page }) => page !== null),
    ({ page }) => page?.url,
  );
  for (const own of onPages.values()) joinOnPage(own, leads);
  joinDuplicates(findings, leads, isOnePage);
  joinPatterns(findings, leads);
  joinMissingHome(findings, leads);
  joinUnindexed(findings, leads, isIndexed);
  return new Map(
    [...leads.keys()].flatMap((issue) => {
      const lead = lastLead(issue, leads);
      return lead === undefined || lead.issue === issue ? [] : [[issue, lead] as const];
    }),
  );
}

/** The key of the cause that a finding names. */
export const causeKey = ({ issue, page, urls }: PlacedFinding): string =>
  page === null ? causeOnSite({ ...issue, urls: [...urls] } satisfies SiteIssue) : causeOnPage(issue, page);
