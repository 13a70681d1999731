/** Which pages and findings a view leaves, in which order. */
import type { Issue, Severity, SiteIssue } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import type { Tone } from '@pagewright/contract/ratings';
import { cardOfGroup } from '@pagewright/contract/report/insight-cards';
import type { IssueGroup } from '@pagewright/contract/report/issue-groups';
import { type PageEntry, type PageIndex, usesKeyword } from './page-index.ts';
import type { ReportView } from './report-view.ts';

export type Filters = Pick<
  ReportView,
  'q' | 'severity' | 'category' | 'area' | 'status' | 'keyword' | 'rule'
>;

/** One finding has to match severity, group and rule together. */
const matches = (
  finding: Pick<Issue, 'severity' | 'category' | 'ruleId'>,
  { severity, category, area, rule }: Filters,
): boolean =>
  (severity === null || finding.severity === severity) &&
  (category === null || finding.category === category) &&
  (area === null || cardOfGroup[finding.category] === area) &&
  (rule === null || finding.ruleId === rule);

const hasFinding = ({ findings }: PageEntry, filters: Filters): boolean =>
  [filters.severity, filters.category, filters.area, filters.rule].every((filter) => filter === null) ||
  findings.some((finding) => matches(finding, filters));

const speaksOf = (entry: PageEntry, { q, keyword, status }: Filters): boolean =>
  (status === null || entry.status.tone === status) &&
  entry.haystack.includes(q.trim().toLocaleLowerCase()) &&
  (keyword === null || usesKeyword(entry.page, keyword));

export const filterPages = ({ entries }: PageIndex, filters: Filters): readonly PageEntry[] =>
  entries.filter((entry) => hasFinding(entry, filters) && speaksOf(entry, filters));

/** How many pages each status would leave, with the other filters unchanged. */
export function countStatuses(index: PageIndex, filters: Filters): Readonly<Record<Tone, number>> {
  const counts = { poor: 0, fair: 0, good: 0 };
  for (const { status } of filterPages(index, { ...filters, status: null })) counts[status.tone] += 1;
  return counts;
}

const toneOfSeverity: Readonly<Record<Severity, Tone>> = { critical: 'poor', warning: 'fair', info: 'good' };

/** Findings about the host itself, which are on no page; a filter for pages leaves none. */
export const filterHostIssues = (index: PageIndex, filters: Filters): readonly SiteIssue[] =>
  filters.keyword !== null
    ? []
    : index.hostIssues.filter(
        (issue) =>
          matches(issue, filters) &&
          (filters.status === null || toneOfSeverity[issue.severity] === filters.status) &&
          issue.title.toLocaleLowerCase().includes(filters.q.trim().toLocaleLowerCase()),
      );

const byName = (a: PageEntry, b: PageEntry): number => a.name.localeCompare(b.name);
const scoreOf = ({ page }: PageEntry): number => page.score?.value ?? limits.score.max + 1;

const pageOrders: Readonly<Record<string, (a: PageEntry, b: PageEntry) => number>> = {
  impact: (a, b) =>
    b.status.critical - a.status.critical ||
    b.status.warnings - a.status.warnings ||
    b.status.info - a.status.info,
  score: (a, b) => scoreOf(a) - scoreOf(b),
  name: byName,
  url: (a, b) => a.page.url.localeCompare(b.page.url),
};

export const sortPages = (entries: readonly PageEntry[], sort: ReportView['sort']): readonly PageEntry[] =>
  entries.toSorted(pageOrders[sort] ?? pageOrders['impact']);

/** Filters that are about pages narrow a finding to the pages they leave. */
export function filterGroups(index: PageIndex, filters: Filters): readonly IssueGroup[] {
  const { q, severity, category, area, status, keyword, rule } = filters;
  const isAboutPages = q.trim() !== '' || status !== null || keyword !== null;
  const left = new Set(
    isAboutPages ? index.entries.filter((entry) => speaksOf(entry, filters)).map(({ page }) => page.url) : [],
  );
  const needle = q.trim().toLocaleLowerCase();
  const isOnlyText = status === null && keyword === null;
  return index.groups.filter(
    (group) =>
      (severity === null || severitiesOf(group).has(severity)) &&
      (category === null || group.category === category) &&
      (area === null || cardOfGroup[group.category] === area) &&
      (rule === null || group.ruleIds.has(rule)) &&
      (!isAboutPages ||
        group.urls.some((url) => left.has(url)) ||
        (isOnlyText && group.title.toLocaleLowerCase().includes(needle))),
  );
}

const severitiesOf = ({ onPages, onSite }: IssueGroup): ReadonlySet<Severity> =>
  new Set([...onPages.map(({ issue }) => issue.severity), ...onSite.map(({ severity }) => severity)]);

const severityOrder: Readonly<Record<Severity, number>> = { critical: 0, warning: 1, info: 2 };

const groupOrders: Readonly<Record<string, (a: IssueGroup, b: IssueGroup) => number>> = {
  impact: (a, b) => a.rank - b.rank,
  pages: (a, b) => b.urls.length - a.urls.length,
  severity: (a, b) => severityOrder[a.severity] - severityOrder[b.severity] || a.rank - b.rank,
  name: (a, b) => a.title.localeCompare(b.title),
};

export const sortGroups = (groups: readonly IssueGroup[], sort: ReportView['sort']): readonly IssueGroup[] =>
  groups.toSorted(groupOrders[sort] ?? groupOrders['impact']);

/** How many issues of a severity some rows are about: the counters of the summary count the same. */
export const countIssues = (groups: readonly IssueGroup[], severity: Severity): number =>
  groups.reduce((sum, { causes }) => sum + causes[severity], 0);
