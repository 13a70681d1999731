/** The figures of a report: summary, counters, category bars, findings by issue. Screen and exported file share them. */
import type { Analysis } from '../entities/analysis.ts';
import type { CoverageOutcome } from '../entities/coverage.ts';
import {
  barCategories,
  type Issue,
  type IssueCategory,
  type Severity,
  type SiteIssue,
} from '../entities/issue.ts';
import type { Page } from '../entities/page.ts';
import { insightTone, pageTone, type Tone } from '../ratings.ts';
import { countInWords, countOf } from './report-words.ts';

export interface PageStatus {
  readonly tone: Tone;
  readonly critical: number;
  readonly warnings: number;
  readonly info: number;
  /** What the badge says: `2 critical`, `3 warnings` or `All good`. */
  readonly label: string;
}

export function statusOf({ issues }: Pick<Page, 'issues'>): PageStatus {
  const count = (severity: Severity): number => issues.filter((issue) => issue.severity === severity).length;
  const [critical, warnings, info] = [count('critical'), count('warning'), count('info')];
  let label = 'All good';
  if (critical > 0) label = `${critical} critical`;
  else if (warnings > 0) label = countOf(warnings, 'warning');
  return { tone: pageTone(issues), critical, warnings, info, label };
}

export interface Counter {
  readonly key: keyof Analysis['metrics'];
  readonly label: string;
  readonly tone: Tone;
  readonly value: number;
}

/** Worst first. */
export const counters = ({ metrics }: Pick<Analysis, 'metrics'>): readonly Counter[] => [
  { key: 'criticalIssues', label: 'Critical Issues', tone: 'poor', value: metrics.criticalIssues },
  { key: 'warnings', label: 'Warnings', tone: 'fair', value: metrics.warnings },
  { key: 'goodPractices', label: 'Good Practices', tone: 'good', value: metrics.goodPractices },
];

export interface IssueGroup {
  readonly ruleId: string;
  readonly category: IssueCategory;
  /** The worst that was found. */
  readonly severity: Severity;
  readonly basis: Issue['basis'];
  readonly title: string;
  readonly why: string;
  readonly fix: string;
  /** Findings on pages, in the order of the pages. */
  readonly onPages: readonly { readonly page: Page; readonly issue: Issue }[];
  /** Findings about the site as a whole or about several of its pages at once. */
  readonly onSite: readonly SiteIssue[];
  /** Every URL it touches, once. */
  readonly urls: readonly string[];
  /** It is about the host itself and so touches every page. */
  readonly isHostWide: boolean;
  /** Severity × pages × certainty: what the list is sorted by. */
  readonly impact: number;
}

/** A finding that no search engine and no standard backs counts half, as in the score. */
const certainty: Readonly<Record<Issue['basis'], number>> = { google: 1, standard: 1, heuristic: 0.5 };
const severityWeight: Readonly<Record<Severity, number>> = { critical: 15, warning: 4, info: 0.25 };
const severityOrder: readonly Severity[] = ['critical', 'warning', 'info'];

interface OpenGroup {
  readonly onPages: { page: Page; issue: Issue }[];
  readonly onSite: SiteIssue[];
}

function closeGroup(ruleId: string, { onPages, onSite }: OpenGroup, pageCount: number): IssueGroup[] {
  const issues = [...onPages.map(({ issue }) => issue), ...onSite];
  const first = issues[0];
  if (first === undefined) return [];
  const severity = severityOrder.find((each) => issues.some((issue) => issue.severity === each)) ?? 'info';
  const urls = [
    ...new Set([...onPages.map(({ page }) => page.url), ...onSite.flatMap((issue) => issue.urls)]),
  ];
  const isHostWide = onSite.some((issue) => issue.urls.length === 0);
  const touched = isHostWide ? Math.max(1, pageCount, urls.length) : urls.length;
  const { category, basis, title, why, fix } = first;
  const impact = severityWeight[severity] * touched * certainty[basis];
  return [{ ruleId, category, severity, basis, title, why, fix, onPages, onSite, urls, isHostWide, impact }];
}

/** Every finding of the report, one entry for each rule, by impact. */
export function issueGroups({
  pages,
  siteIssues,
}: Pick<Analysis, 'pages' | 'siteIssues'>): readonly IssueGroup[] {
  const groups = new Map<string, OpenGroup>();
  const groupOf = (ruleId: string): OpenGroup => {
    const group = groups.get(ruleId) ?? { onPages: [], onSite: [] };
    groups.set(ruleId, group);
    return group;
  };
  for (const page of pages)
    for (const issue of page.issues) groupOf(issue.ruleId).onPages.push({ page, issue });
  for (const issue of siteIssues) groupOf(issue.ruleId).onSite.push(issue);
  return [...groups]
    .flatMap(([ruleId, group]) => closeGroup(ruleId, group, pages.length))
    .sort((a, b) => b.impact - a.impact || a.title.localeCompare(b.title, 'en'));
}

export interface CategoryBar {
  readonly category: IssueCategory;
  /** Share of pages without a critical issue or warning of this group; null when there is nothing to take a share of. */
  readonly percentOptimized: number | null;
  readonly tone: Tone | null;
  readonly critical: number;
  readonly warnings: number;
  readonly info: number;
  /** Why there is no percentage. */
  readonly because: string | null;
}

/** Rules evaluated on every page: when one was not evaluated, its whole group was switched off. */
export const leadRule = /^(?:title|meta-description|h1|img-alt)-missing$|^link-malformed$/;

type BarInput = Pick<Analysis, 'pages' | 'siteIssues' | 'notEvaluated'>;

function barOf(category: IssueCategory, { pages, siteIssues, notEvaluated }: BarInput): CategoryBar {
  const isOurs = (issue: Issue): boolean => issue.category === category;
  const onSite = siteIssues.filter(isOurs);
  const found = [...pages.flatMap(({ issues }) => issues.filter(isOurs)), ...onSite];
  const count = (severity: Severity): number => found.filter((issue) => issue.severity === severity).length;
  const touched = new Set(onSite.filter(({ severity }) => severity !== 'info').flatMap(({ urls }) => urls));
  for (const { url, issues } of pages)
    if (issues.some((issue) => isOurs(issue) && issue.severity !== 'info')) touched.add(url);
  // The title of a page that is not indexable is not evaluated, so the page counts neither way.
  const evaluated = pages.filter(({ url, indexable }) => indexable !== false || touched.has(url));
  const passed = evaluated.filter(({ url }) => !touched.has(url)).length;
  const counts = { category, critical: count('critical'), warnings: count('warning'), info: count('info') };
  const leftOut = notEvaluated.find((each) => each.category === category && leadRule.test(each.ruleId));
  const isAboutPages =
    evaluated.length > 0 && (passed < evaluated.length || counts.critical + counts.warnings === 0);
  if (leftOut !== undefined || !isAboutPages) {
    let because = `It concerns ${touched.size === 0 ? 'the site as a whole' : 'addresses that were not read'}.`;
    if (leftOut !== undefined) because = leftOut.reason;
    else if (evaluated.length === 0) because = 'No page could be asked.';
    return { ...counts, percentOptimized: null, tone: null, because };
  }
  const percentOptimized = Math.round((passed / evaluated.length) * 100);
  return { ...counts, percentOptimized, tone: insightTone(percentOptimized), because: null };
}

/** The five groups with a bar of their own, always; then every other group with a finding, worst first. */
export function categoryBars(analysis: BarInput): readonly CategoryBar[] {
  const found = new Set(
    [...analysis.pages.flatMap(({ issues }) => issues), ...analysis.siteIssues].map(
      ({ category }) => category,
    ),
  );
  const isBar = new Set<IssueCategory>(barCategories);
  const others = [...found].filter((category) => !isBar.has(category)).map((each) => barOf(each, analysis));
  const weight = ({ critical, warnings, info }: CategoryBar): number =>
    critical * severityWeight.critical + warnings * severityWeight.warning + info * severityWeight.info;
  return [
    ...barCategories.map((category) => barOf(category, analysis)),
    ...others.sort((a, b) => weight(b) - weight(a) || a.category.localeCompare(b.category)),
  ];
}

/** A piece of the summary; with a filter it links to the findings it is about. */
export interface SummarySegment {
  readonly text: string;
  readonly filter?: { readonly severity?: Severity; readonly ruleId?: string };
}

/** Shares below this are not worth naming. */
const distinctivePercent = 10;

function whereIs(groups: readonly IssueGroup[], severity: Severity): { count: number; words: string } {
  const findings = groups
    .flatMap(({ onPages, onSite }) => [
      ...onPages.map(({ page, issue }) => ({ severity: issue.severity, urls: [page.url] })),
      ...onSite,
    ])
    .filter((finding) => finding.severity === severity);
  const count = findings.length;
  const pageCount = new Set(findings.flatMap(({ urls }) => urls)).size;
  if (pageCount === 0) return { count, words: 'the site as a whole' };
  const pages = countInWords(pageCount, 'page');
  return {
    count,
    words: findings.some(({ urls }) => urls.length === 0) ? `${pages} and the site as a whole` : pages,
  };
}

/** What to do first: the dearest of the worst findings, and how much of the loss it makes up. */
function firstRepair({ score }: Pick<Analysis, 'score'>, group: IssueGroup): readonly SummarySegment[] {
  const lost = score?.deductions.reduce((sum, { points }) => sum + points, 0) ?? 0;
  const points = score?.deductions.find(({ ruleId }) => ruleId === group.ruleId)?.points ?? 0;
  const percent = lost > 0 ? Math.round((points / lost) * 100) : 0;
  const name: SummarySegment = { text: `“${group.title}”`, filter: { ruleId: group.ruleId } };
  if (percent < distinctivePercent) return [{ text: ' Start with ' }, name, { text: '.' }];
  const share = percent >= 100 ? 'all' : `${percent}%`;
  return [{ text: ' Fix ' }, name, { text: ` first: it is ${share} of what holds the site back.` }];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type SummaryInput = Pick<Analysis, 'domain' | 'pages' | 'siteIssues' | 'score'>;

/** The summary of a report in pieces, some of which link to findings. */
export function summarySegments(analysis: SummaryInput): readonly SummarySegment[] {
  const { pages, domain } = analysis;
  if (pages.length === 0) return [{ text: `No page of ${domain} could be read.` }];
  const groups = issueGroups(analysis);
  for (const severity of ['critical', 'warning'] as const) {
    const { count, words } = whereIs(groups, severity);
    const first = groups.find((group) => group.severity === severity);
    if (count === 0 || first === undefined) continue;
    const noun = countInWords(count, severity === 'critical' ? 'critical issue' : 'warning');
    const opening = severity === 'critical' ? capital(noun) : `No critical issue, and ${noun}`;
    const rest = `${count === 1 ? ' concerns' : ' concern'} ${words}.`;
    const lead: SummarySegment = { text: opening, filter: { severity } };
    return [
      lead,
      { text: severity === 'critical' ? rest : ` on ${words}.` },
      ...firstRepair(analysis, first),
    ];
  }
  const read = countInWords(pages.length, 'page');
  const good = `No critical issue and no warning on ${read}.`;
  const info = whereIs(groups, 'info').count;
  if (info === 0) return [{ text: good }];
  const noun = `${capital(countInWords(info, 'piece'))} of advice`;
  return [{ text: `${good} ` }, { text: noun, filter: { severity: 'info' } }, { text: ' may still help.' }];
}

/** How many URLs had which outcome. */
export function coverageCounts({
  coverage,
}: Pick<Analysis, 'coverage'>): Readonly<Record<CoverageOutcome, number>> {
  const counts = { analysed: 0, skipped: 0, blocked: 0, failed: 0 };
  for (const { outcome } of coverage.entries) counts[outcome] += 1;
  return counts;
}
