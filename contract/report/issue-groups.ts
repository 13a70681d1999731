/** The findings of a report by what to fix: one row for each rule, with everything that has the same cause. */
import type { Analysis } from '../entities/analysis.ts';
import type { Issue, IssueCategory, Severity, SiteIssue } from '../entities/issue.ts';
import type { Page } from '../entities/page.ts';
import { messages } from '../messages/translate.ts';
import { parseUrl } from '../parse-url.ts';
import { severities } from '../severities.ts';
import { causesOf, countCauses, leadRuleOf, siteWideCause } from './causes.ts';
import { inOrderOfWork, pointsOfWork } from './order-of-work.ts';
import { sharedTexts } from './shared-texts.ts';

export interface IssueGroup {
  readonly ruleId: string;
  /** The rule, and those whose findings have the same causes. */
  readonly ruleIds: ReadonlySet<string>;
  readonly category: IssueCategory;
  /** The worst that was found. */
  readonly severity: Severity;
  readonly basis: Issue['basis'];
  readonly source?: string | undefined;
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
  Partial<Pick<Analysis, 'score' | 'scoreBasis'>>;

const words = messages({ homePage: 'home page', more: '{shown} and {more} more' });

const subjectsMax = 2;
/** Findings whose evidence is what several pages repeat. */
const repeatedWords = /^(?:title|meta-description|h1)-duplicate$/;

const pathOf = (url: string): string => {
  const parsed = parseUrl(url);
  if (parsed === null) return url;
  const path = `${parsed.pathname}${parsed.search}`;
  return path === '/' ? words.homePage : path;
};

const quoted = (text: string): string => `“${text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text}”`;

function subjectOf({ onSite, onPages }: Pick<IssueGroup, 'onSite' | 'onPages'>): string | null {
  const named = onSite.flatMap(({ ruleId, urls, evidence }) => {
    const repeated = repeatedWords.test(ruleId) ? evidence[0]?.found : undefined;
    if (repeated !== undefined && repeated !== '') return [quoted(repeated)];
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
  return rest > 0 ? words.more({ shown, more: rest }) : shown;
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

type Unranked = Omit<IssueGroup, 'rank' | 'points'>;

function closeGroup(ruleId: string, open: OpenGroup): Unranked[] {
  const onPages = withoutCopies(open.onPages);
  const { onSite } = open;
  const issues = [...onSite, ...onPages.map(({ issue }) => issue)];
  const first = issues.find((issue) => issue.ruleId === ruleId) ?? issues[0];
  if (first === undefined) return [];
  const { category, basis, source } = first;
  const { title, why, fix } = sharedTexts(
    first,
    issues.filter((issue) => issue.ruleId === first.ruleId),
  );
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
      source,
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
    },
  ];
}

const pagesWith = (onPages: OpenGroup['onPages']) =>
  onPages.map(({ page, issue }) => ({ ...page, issues: [issue] }));

/** How many issues some rows are about, as the counters count them; a row can be about several. */
export const issueCount = (groups: readonly IssueGroup[]): number =>
  groups.reduce((sum, { causes }) => sum + severities.reduce((all, each) => all + causes[each], 0), 0);

/** Every finding of the report, in the order of work. */
export function issueGroups(analysis: GroupedAnalysis): readonly IssueGroup[] {
  const open = new Map<string, OpenGroup>();
  const groupOf = (issue: Issue): OpenGroup => {
    const ruleId = leadRuleOf(issue);
    const group = open.get(ruleId) ?? { onPages: [], onSite: [] };
    open.set(ruleId, group);
    return group;
  };
  for (const page of analysis.pages)
    for (const issue of page.issues) groupOf(issue).onPages.push({ page, issue });
  for (const issue of analysis.siteIssues) groupOf(issue).onSite.push(issue);
  const groups = [...open].flatMap(([ruleId, group]) => closeGroup(ruleId, group));
  const pointsOf = pointsOfWork(groups, analysis);
  return inOrderOfWork(groups, analysis).map((group, rank) => ({ ...group, points: pointsOf(group), rank }));
}
