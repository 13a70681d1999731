/** The findings of a report by what to fix: one row for each rule, with everything that has the same cause. */
import type { Analysis } from '../entities/analysis.ts';
import type { Issue, IssueCategory, Severity, SiteIssue } from '../entities/issue.ts';
import type { Page } from '../entities/page.ts';
import { parseUrl } from '../parse-url.ts';
import { severities } from '../severities.ts';
import { causesOf, countCauses, leadRuleOf, siteWideCause } from './causes.ts';
import { isFirstFor } from './owner-words.ts';
import { entranceRules, unindexedRule, weights } from './score-formula.ts';

export interface IssueGroup {
  readonly ruleId: string;
  /** The rule, and those whose findings have the same causes. */
  readonly ruleIds: ReadonlySet<string>;
  readonly category: IssueCategory;
  /** The worst that was found. */
  readonly severity: Severity;
  readonly basis: Issue['basis'];
  readonly title: string;
  readonly why: string;
  readonly fix: string;
  /** Which it is about, where that is more than pages: "/old-offer", "“Our rooms” and 2 more". */
  readonly subject: string | null;
  /** Findings on pages, in the order of the pages; a page with several URLs once. */
  readonly onPages: readonly { readonly page: Page; readonly issue: Issue }[];
  /** Findings about the site as a whole or about several of its pages at once. */
  readonly onSite: readonly SiteIssue[];
  /** Every page it touches, once. */
  readonly urls: readonly string[];
  /** Other URLs of these pages, which have it too. */
  readonly copies: readonly string[];
  /** Pages of one template share the fault: how many templates, and how many of the pages. */
  readonly templates: { readonly count: number; readonly pages: number } | null;
  /** Nearly every page has it: one thing to fix. */
  readonly isSiteWide: boolean;
  /** It is about the host itself and so touches every page. */
  readonly isHostWide: boolean;
  /** What counters count. */
  readonly causes: Readonly<Record<Severity, number>>;
  /** What it costs the site's score; null when it has none. */
  readonly points: number | null;
  /** Position in the order of work. */
  readonly rank: number;
}

export type GroupedAnalysis = Pick<Analysis, 'pages' | 'siteIssues'> &
  Partial<Pick<Analysis, 'score' | 'scoreBasis' | 'siteKind'>>;

const subjectsMax = 2;
/** Findings whose evidence is what several pages repeat. */
const repeatedWords = /^(?:title|meta-description|h1)-duplicate$/;

const pathOf = (url: string): string => {
  const parsed = parseUrl(url);
  if (parsed === null) return url;
  const path = `${parsed.pathname}${parsed.search}`;
  return path === '/' ? 'home page' : path;
};

const quoted = (text: string): string => `“${text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text}”`;

function subjectOf({ onSite, onPages }: Pick<IssueGroup, 'onSite' | 'onPages'>): string | null {
  const named = onSite.flatMap(({ ruleId, urls, evidence }) => {
    const words = repeatedWords.test(ruleId) ? evidence[0]?.found : undefined;
    if (words !== undefined && words !== '') return [quoted(words)];
    return urls.length <= subjectsMax ? urls.map(pathOf) : [];
  });
  const [single] = onPages;
  const subjects =
    onSite.length === 0 && onPages.length === 1 && single !== undefined
      ? [pathOf(single.page.url)]
      : [...new Set(named)];
  if (subjects.length === 0) return null;
  const rest = subjects.length - subjectsMax;
  const shown = subjects.slice(0, subjectsMax).join(', ');
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

/** Which URLs, or which repeated words, one finding about the site is about. */
export const subjectOfSiteIssue = (issue: SiteIssue): string | null =>
  subjectOf({ onSite: [issue], onPages: [] });

function templatesOf(onPages: IssueGroup['onPages']): IssueGroup['templates'] {
  const sizes = [...Map.groupBy(onPages, ({ page }) => page.template)].flatMap(([template, members]) =>
    template === undefined || members.length < 2 ? [] : [members.length],
  );
  return sizes.length === 0
    ? null
    : { count: sizes.length, pages: sizes.reduce((sum, size) => sum + size, 0) };
}

interface OpenGroup {
  readonly onPages: { page: Page; issue: Issue }[];
  readonly onSite: SiteIssue[];
}

/** A page with several URLs is told by the first of them. */
function withoutCopies(onPages: OpenGroup['onPages']): OpenGroup['onPages'] {
  const told = new Set(onPages.map(({ page, issue }) => `${issue.ruleId} ${page.url}`));
  return onPages.filter(
    ({ page, issue }) => page.sameAs === undefined || !told.has(`${issue.ruleId} ${page.sameAs}`),
  );
}

type Unranked = Omit<IssueGroup, 'rank'>;

function closeGroup(
  ruleId: string,
  open: OpenGroup,
  pointsOf: (ids: ReadonlySet<string>) => number | null,
): Unranked[] {
  const onPages = withoutCopies(open.onPages);
  const { onSite } = open;
  const issues = [...onSite, ...onPages.map(({ issue }) => issue)];
  const first = issues.find((issue) => issue.ruleId === ruleId) ?? issues[0];
  if (first === undefined) return [];
  const { category, basis, title, why, fix } = first;
  const ruleIds = new Set(issues.map((issue) => issue.ruleId));
  // The pages of a 404 are those that link to it: what leads says what it is about.
  const leading = onPages.filter(({ issue }) => issue.ruleId === ruleId);
  const leadingOnSite = onSite.filter((issue) => issue.ruleId === ruleId);
  const places =
    leading.length + leadingOnSite.length === 0
      ? { leading: onPages, leadingOnSite: onSite }
      : { leading, leadingOnSite };
  const told = new Set(places.leading.map(({ issue }) => issue.ruleId));
  const withCopies = open.onPages.filter(({ issue }) => told.has(issue.ruleId));
  const urls = [
    ...new Set([
      ...places.leading.map(({ page }) => page.url),
      ...places.leadingOnSite.flatMap((issue) => issue.urls),
    ]),
  ];
  return [
    {
      ruleId,
      ruleIds,
      category,
      severity: severities.find((each) => issues.some(({ severity }) => severity === each)) ?? 'info',
      basis,
      title,
      why,
      fix,
      subject: subjectOf({ onSite: places.leadingOnSite, onPages: places.leading }),
      onPages,
      onSite,
      urls,
      copies: withCopies.map(({ page }) => page.url).filter((url) => !urls.includes(url)),
      templates: templatesOf(withCopies),
      isSiteWide: places.leading.some(({ issue }) => issue.cause === siteWideCause(ruleId)),
      isHostWide: places.leadingOnSite.some((issue) => issue.urls.length === 0),
      causes: countCauses(causesOf({ pages: pagesWith(open.onPages), siteIssues: onSite })),
      points: pointsOf(ruleIds),
    },
  ];
}

const pagesWith = (onPages: OpenGroup['onPages']) =>
  onPages.map(({ page, issue }) => ({ ...page, issues: [issue] }));

/** How much the pages of a group matter, as a share of the site. */
function importanceOf({ urls, isHostWide }: Unranked, weightOf: ReadonlyMap<string, number>): number {
  if (isHostWide) return 1;
  return urls.reduce((sum, url) => sum + (weightOf.get(url) ?? 0), 0);
}

function weightsOf({ pages, scoreBasis }: GroupedAnalysis): ReadonlyMap<string, number> {
  const found = scoreBasis?.importance ?? scoreBasis?.weights ?? [];
  const isKnown = found.length === pages.length && found.some((weight) => weight > 0);
  const total = isKnown ? found.reduce((sum, weight) => sum + weight, 0) : Math.max(1, pages.length);
  return new Map(pages.map(({ url }, at) => [url, (isKnown ? (found[at] ?? 0) : 1) / total]));
}

const isAtHome = (url: string): boolean => parseUrl(url)?.pathname === '/';

/** What keeps the site out of the index, then what keeps people out of it. */
function entranceOrder({ ruleId, urls }: Unranked): number {
  if (ruleId === unindexedRule) return 0;
  return entranceRules.has(ruleId) && urls.some(isAtHome) ? 1 : 2;
}

/** A finding that no search engine and no standard backs counts half, as in the score. */
const estimate = ({ severity, basis, urls, isHostWide }: Unranked, pageCount: number): number =>
  weights[severity] * (basis === 'heuristic' ? 0.5 : 1) * (isHostWide ? Math.max(1, pageCount) : urls.length);

/**
 * Every finding of the report, in the order of work: what keeps the site out of the index or leaves it without a home
 * page, then by severity, what the kind of site depends on, by the points it costs, and by how much its pages matter.
 */
export function issueGroups(analysis: GroupedAnalysis): readonly IssueGroup[] {
  const { pages, siteIssues, score } = analysis;
  const open = new Map<string, OpenGroup>();
  const groupOf = (issue: Issue): OpenGroup => {
    const ruleId = leadRuleOf(issue);
    const group = open.get(ruleId) ?? { onPages: [], onSite: [] };
    open.set(ruleId, group);
    return group;
  };
  for (const page of pages) for (const issue of page.issues) groupOf(issue).onPages.push({ page, issue });
  for (const issue of siteIssues) groupOf(issue).onSite.push(issue);
  const pointsOf = (ids: ReadonlySet<string>): number | null =>
    score === undefined
      ? null
      : score.deductions.reduce((sum, { ruleId, points }) => sum + (ids.has(ruleId) ? points : 0), 0);
  const weightOf = weightsOf(analysis);
  const order = (group: Unranked): readonly number[] => [
    entranceOrder(group),
    severities.indexOf(group.severity),
    isFirstFor(analysis.siteKind?.kind, group.ruleId) ? 0 : 1,
    -(group.points ?? estimate(group, pages.length)),
    -importanceOf(group, weightOf),
    -group.urls.length,
  ];
  return [...open]
    .flatMap(([ruleId, group]) => closeGroup(ruleId, group, pointsOf))
    .map((group) => ({ group, order: order(group) }))
    .sort((a, b) => compareOrders(a.order, b.order) || a.group.title.localeCompare(b.group.title, 'en'))
    .map(({ group }, rank) => ({ ...group, rank }));
}

function compareOrders(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
