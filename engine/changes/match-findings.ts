/** Pairs the findings of two analyses: which of the later ones is which of the earlier ones. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Evidence, Issue, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { causeOnPage, causeOnSite } from '@pagewright/contract/report/causes';

export interface Finding {
  readonly issue: Issue;
  /** Null when it is about the site. */
  readonly page: Page | null;
  readonly subject: string | null;
  readonly cause: string;
  /** The pages that a finding about the site touches. */
  readonly urls: readonly string[];
  readonly isAccepted: boolean;
}

export interface Pair {
  readonly before: Finding | null;
  readonly after: Finding | null;
}

/** What is repeated, what is dead, or the only page it touches. */
function subjectOf({ evidence, urls }: SiteIssue): string | null {
  const [first] = evidence;
  return first?.found ?? first?.urls?.[0] ?? (urls.length === 1 ? (urls[0] ?? null) : null);
}

const onSite = (issue: SiteIssue, isAccepted = false): Finding => ({
  issue,
  page: null,
  subject: subjectOf(issue),
  cause: causeOnSite(issue),
  urls: issue.urls,
  isAccepted,
});

const onPage = (issue: Issue, page: Page, isAccepted = false): Finding => ({
  issue,
  page,
  subject: null,
  cause: causeOnPage(issue, page),
  urls: [],
  isAccepted,
});

/** A page with several URLs is reported by the first of them. Accepted findings are among them. */
export function findingsOf({ pages, siteIssues, accepted = [] }: Analysis): Finding[] {
  const first = pages.filter(({ sameAs }) => sameAs === undefined);
  const pageAt = new Map(first.map((page) => [page.url, page]));
  return [
    ...siteIssues.map((issue) => onSite(issue)),
    ...first.flatMap((page) => page.issues.map((issue) => onPage(issue, page))),
    ...accepted.flatMap(({ url, issue }) => {
      if (url === null) return [onSite(issue, true)];
      const page = pageAt.get(url);
      return page === undefined ? [] : [onPage(issue, page, true)];
    }),
  ];
}

/** Counts in a sentence may change without another finding. */
const withoutNumbers = (text: string): string => text.replaceAll(/\d+/g, '0').toLowerCase();

const wordsOf = ({ snippet, found, urls }: Evidence): string[] => [
  ...(urls ?? []),
  ...[found ?? snippet].flatMap((text) => (text === undefined ? [] : [withoutNumbers(text)])),
];

const marksOf = ({ issue, urls }: Finding): ReadonlySet<string> =>
  new Set([...issue.evidence.flatMap(wordsOf), ...urls]);

/** From 0, nothing in common, to 1, the same evidence. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = a.intersection(b).size;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** Whether both have the same evidence. */
export const isAlike = (a: Finding, b: Finding): boolean => likeness(marksOf(a), marksOf(b)) === 1;

/** Findings about the site with less in common are two different ones. */
const likenessMin = 0.5;

/** Pairs the most alike first. */
function pairAlike(before: readonly Finding[], after: readonly Finding[], least: number): Pair[] {
  const marksBefore = before.map(marksOf);
  const candidates = after
    .flatMap((finding, to) => {
      const marks = marksOf(finding);
      return marksBefore.map((other, from) => ({ from, to, alike: likeness(other, marks) }));
    })
    .filter(({ alike }) => alike >= least)
    .sort((a, b) => b.alike - a.alike || a.to - b.to || a.from - b.from);
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  for (const { from, to } of candidates) {
    if (partner.has(to) || taken.has(from)) continue;
    partner.set(to, from);
    taken.add(from);
  }
  return [
    ...after.map((finding, to) => ({ before: before[partner.get(to) ?? -1] ?? null, after: finding })),
    ...before.filter((_, from) => !taken.has(from)).map((finding) => ({ before: finding, after: null })),
  ];
}

const isAboutHost = ({ page, urls }: Finding): boolean => page === null && urls.length === 0;

/** Of one rule and place: a page has its finding, and so has the host, however its evidence is put now. */
function pairGroup(before: readonly Finding[], after: readonly Finding[]): Pair[] {
  const all = [...before, ...after];
  const isOneThing = before.length <= 1 && after.length <= 1 && all.every(isAboutHost);
  const isOnPage = all.every(({ page }) => page !== null);
  return pairAlike(before, after, isOnPage || isOneThing ? 0 : likenessMin);
}

/** `moved` has the present URL of pages that had another one. */
export function pairFindings(
  before: readonly Finding[],
  after: readonly Finding[],
  moved: ReadonlyMap<string, string>,
): Pair[] {
  const keyOf = ({ issue, page }: Finding): string =>
    `${issue.ruleId} ${page === null ? '' : (moved.get(page.url) ?? page.url)}`;
  const earlier = Map.groupBy(before, keyOf);
  const later = Map.groupBy(after, keyOf);
  return [...new Set([...later.keys(), ...earlier.keys()])].flatMap((key) =>
    pairGroup(earlier.get(key) ?? [], later.get(key) ?? []),
  );
}
