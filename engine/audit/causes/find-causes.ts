/** Finds findings that have one cause, so that it is told, counted and charged once. */
import type { Issue, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { causeOnPage, causeOnSite } from '@pagewright/contract/report/causes';
import { unindexedRule } from '@pagewright/contract/report/score-formula';
import {
  includedByFile,
  includedInDuplicate,
  includedInElement,
  includedInMissingHome,
  includedInPage,
  includedInSite,
  includedInUnindexed,
  missingHome,
} from './families.ts';

interface CitedElement {
  /** The markup as cited: the start tag, or the whole element. */
  readonly markup: string;
  /** The start tag alone. */
  readonly tag: string;
  readonly href: string | null;
}

const startTag = /^<[^>]*>?/;
const hrefAttribute = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** White space between attributes differs between source and browser. */
const tidy = (markup: string): string => markup.replaceAll(/\s+/g, ' ').trim();

function readHref(tag: string): string | null {
  const match = hrefAttribute.exec(tag);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}

const elementsOf = ({ evidence }: Pick<Issue, 'evidence'>): readonly CitedElement[] =>
  evidence.flatMap(({ snippet }) => {
    if (snippet === undefined) return [];
    const markup = tidy(snippet);
    const tag = startTag.exec(markup)?.[0] ?? '';
    return tag === '' ? [] : [{ markup, tag, href: readHref(tag) }];
  });

/** Whether each element of a finding is one of these, or is inside one. */
function isWithin(issue: Pick<Issue, 'evidence'>, elements: readonly CitedElement[]): boolean {
  const own = elementsOf(issue);
  return (
    own.length > 0 &&
    own.length === issue.evidence.length &&
    own.every(({ tag }) => elements.some((each) => each.tag === tag || each.markup.includes(tag)))
  );
}

const filesOf = ({ evidence }: Pick<Issue, 'evidence'>): string[] =>
  evidence.flatMap(({ urls = [] }) => urls[0] ?? []);

/** Whether each evidence of a finding is about a file that the other names. */
function isOfFiles(issue: Pick<Issue, 'evidence'>, other: Pick<Issue, 'evidence'>): boolean {
  const known = new Set(filesOf(other));
  const own = filesOf(issue);
  return own.length === issue.evidence.length && own.length > 0 && own.every((url) => known.has(url));
}

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

/** Facts that a finding about one URL of the site claims: that URL leads where it is reported itself. */
function claimedFacts(onSite: readonly PlacedFinding[]): ReadonlyMap<string, PlacedFinding> {
  const claimed = new Map<string, PlacedFinding>();
  for (const finding of onSite)
    if (finding.urls.length === 1)
      for (const fact of finding.facts) if (!claimed.has(fact)) claimed.set(fact, finding);
  return claimed;
}

/** A URL that does not work is one cause with the links to it. */
function joinFacts(
  findings: readonly PlacedFinding[],
  claimed: ReadonlyMap<string, PlacedFinding>,
  leads: Found,
): void {
  for (const finding of findings) {
    const places = finding.facts.map((fact) => claimed.get(fact));
    const [first] = places;
    if (first !== undefined && places.every((place) => place !== undefined && place !== finding))
      leads.set(finding.issue, first);
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
  for (const { issue } of findings) {
    const leading = includedByFile[issue.ruleId];
    const lead = findings.find(
      (each) => leading?.has(each.issue.ruleId) === true && isOfFiles(issue, each.issue),
    );
    if (lead !== undefined && !leads.has(issue)) leads.set(issue, lead);
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

const isPartOf = (urls: readonly string[], of: ReadonlySet<string>): boolean =>
  urls.length > 0 && urls.every((url) => of.has(url));

/** Pages with the same text share title and description too. */
function joinDuplicates(onSite: readonly PlacedFinding[], leads: Found, isOnePage: IsOnePage): void {
  const rankOf = ({ issue }: PlacedFinding): number => includedInDuplicate.indexOf(issue.ruleId);
  const shared = onSite.filter((finding) => rankOf(finding) !== -1);
  const byFirstUrl = Map.groupBy(shared, ({ urls }) => urls[0]);
  for (const lead of shared) {
    const rank = rankOf(lead);
    if (leads.has(lead.issue) || (rank > 0 && !isOnePage(lead.urls))) continue;
    const own = new Set(lead.urls);
    for (const url of own)
      for (const other of byFirstUrl.get(url) ?? [])
        if (rankOf(other) > rank && !leads.has(other.issue) && isPartOf(other.urls, own))
          leads.set(other.issue, lead);
  }
}

interface Pattern {
  readonly lead: PlacedFinding;
  readonly members: ReadonlySet<string>;
  readonly urls: ReadonlySet<string>;
}

/** Patterns of the whole site explain what its pages show of them; there are few. */
const patternsOf = (onSite: readonly PlacedFinding[]): readonly Pattern[] =>
  onSite.flatMap((lead) => {
    const members = includedInSite[lead.issue.ruleId];
    return members === undefined ? [] : [{ lead, members, urls: new Set(lead.urls) }];
  });

function joinPatterns(findings: readonly PlacedFinding[], patterns: readonly Pattern[], leads: Found): void {
  for (const { lead, members, urls: known } of patterns)
    for (const { issue, urls } of findings)
      if (members.has(issue.ruleId) && !leads.has(issue) && isPartOf(urls, known)) leads.set(issue, lead);
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
function lastLead(
  issue: Issue,
  leadOf: (issue: Issue) => PlacedFinding | undefined,
): PlacedFinding | undefined {
  let lead = leadOf(issue);
  for (let steps = 0; lead !== undefined && steps < 3; steps += 1) {
    const next = leadOf(lead.issue);
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

/**
 * Finds the causes of a site's findings with those of one page in memory at a time: `look` sees each page once, `settle`
 * decides about the findings of the site, then `leadsOnPage` answers for each page.
 */
export class CauseFinder {
  readonly #onSite: readonly PlacedFinding[];
  readonly #knowledge: PageKnowledge;
  readonly #claimed: ReadonlyMap<string, PlacedFinding>;
  readonly #patterns: readonly Pattern[];
  /** What keeps most pages out of the index is told once, and first. */
  readonly #unindexed: PlacedFinding | undefined;
  /** URLs that a malformed link resolves to: that they do not work is the link's fault. */
  readonly #written = new Map<string, PlacedFinding>();
  #missingHome: PlacedFinding | undefined;
  readonly #siteLeads: Found = new Map();

  /** With the findings that are on no page. */
  constructor(onSite: readonly PlacedFinding[], knowledge: PageKnowledge) {
    this.#onSite = onSite;
    this.#knowledge = knowledge;
    this.#claimed = claimedFacts(onSite);
    this.#patterns = patternsOf(onSite);
    this.#unindexed = onSite.find(({ issue }) => issue.ruleId === unindexedRule);
  }

  /** The leads of a page's findings, as far as its own findings and patterns of the site tell. */
  look(own: readonly PlacedFinding[]): Leads {
    for (const finding of own) {
      const { issue, page } = finding;
      if (issue.ruleId === 'link-malformed')
        for (const href of elementsOf(issue).flatMap(({ href }) => href ?? [])) {
          const url = URL.parse(href, page?.url)?.href;
          if (url !== undefined && !this.#written.has(url)) this.#written.set(url, finding);
        }
      if (missingHome.has(issue.ruleId) && URL.parse(page?.url ?? '')?.pathname === '/')
        this.#missingHome ??= finding;
    }
    return this.#joinOwn(own);
  }

  /** The leads of the findings about the site. */
  settle(): Leads {
    const [onSite, leads] = [this.#onSite, this.#siteLeads];
    joinFacts(onSite, this.#claimed, leads);
    for (const { issue, urls, facts } of onSite) {
      const link = this.#written.get(urls[0] ?? '');
      if (link !== undefined && urls.length === 1 && facts.length > 0) leads.set(issue, link);
    }
    joinDuplicates(onSite, leads, this.#knowledge.isOnePage);
    joinPatterns(onSite, this.#patterns, leads);
    // Without a home page no page can link to it.
    if (this.#missingHome !== undefined)
      for (const { issue } of onSite)
        if (includedInMissingHome.has(issue.ruleId)) leads.set(issue, this.#missingHome);
    this.#joinUnindexed(onSite, leads);
    const last = [...leads.keys()].map(
      (issue) => [issue, lastLead(issue, (each) => leads.get(each))] as const,
    );
    for (const [issue, lead] of last) if (lead !== undefined) leads.set(issue, lead);
    return leads;
  }

  leadsOnPage(own: readonly PlacedFinding[]): Leads {
    const leads = this.#joinOwn(own);
    const leadOf = (issue: Issue) => leads.get(issue) ?? this.#siteLeads.get(issue);
    return new Map(
      [...leads.keys()].flatMap((issue) => {
        const lead = lastLead(issue, leadOf);
        return lead === undefined ? [] : [[issue, lead] as const];
      }),
    );
  }

  #joinOwn(own: readonly PlacedFinding[]): Found {
    const leads: Found = new Map();
    joinFacts(own, this.#claimed, leads);
    joinOnPage(own, leads);
    joinPatterns(own, this.#patterns, leads);
    this.#joinUnindexed(own, leads);
    return leads;
  }

  #joinUnindexed(findings: readonly PlacedFinding[], leads: Found): void {
    if (this.#unindexed === undefined) return;
    for (const { issue, urls } of findings)
      if (includedInUnindexed.has(issue.ruleId) && !urls.some(this.#knowledge.isIndexed))
        leads.set(issue, this.#unindexed);
  }
}

/** The key of the cause that a finding names. */
export const causeKey = ({ issue, page, urls }: PlacedFinding): string =>
  page === null ? causeOnSite({ ...issue, urls: [...urls] } satisfies SiteIssue) : causeOnPage(issue, page);
