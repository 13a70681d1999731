/** The view in the URL: tab, filters, order, number of pages, open cards. */
import { IssueCategory, Severity } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import type { Tone } from '@pagewright/contract/ratings';
import { type CardName, insightCards } from '@pagewright/contract/report/insight-cards';

export const reportTabs = ['overview', 'content', 'design', 'competitor'] as const;
export type ReportTab = (typeof reportTabs)[number];

/** The parts of a comparison; the last one is led to from the one before it. */
export const comparisonParts = [
  'metrics',
  'insights',
  'gaps',
  'strategies',
  'details',
  'summary',
  'recommendations',
] as const;
export type ComparisonPart = (typeof comparisonParts)[number];

export const groupings = ['page', 'issue'] as const;
export type Grouping = (typeof groupings)[number];

/** The first of each is the order without a word in the URL. */
export const sortsOf = {
  page: ['impact', 'score', 'name', 'url'],
  issue: ['impact', 'pages', 'severity', 'name'],
} as const;
export type Sort = (typeof sortsOf)[Grouping][number];

export interface ReportView {
  readonly tab: ReportTab;
  /** The part of the comparison, in its tab. */
  readonly sub: ComparisonPart;
  readonly by: Grouping;
  readonly q: string;
  readonly severity: Severity | null;
  readonly category: IssueCategory | null;
  /** The insight card whose groups are shown. */
  readonly area: CardName | null;
  readonly status: Tone | null;
  readonly keyword: string | null;
  readonly rule: string | null;
  readonly sort: Sort;
  readonly show: number;
  /** The open cards: page URLs, or paths where the path says enough. */
  readonly open: readonly string[];
}

const statusNames: Readonly<Record<Tone, string>> = {
  poor: 'critical',
  fair: 'warnings',
  good: 'good',
};
const statuses = ['poor', 'fair', 'good'] as const satisfies readonly Tone[];

const areaNames: Readonly<Record<CardName, string>> = {
  technicalAnalysis: 'technical',
  contentQualityAnalysis: 'content',
  linkArchitectureAnalysis: 'links',
  performanceAnalysis: 'performance',
};

const oneOf = <T extends string>(options: readonly T[], value: string | null): T | null =>
  options.find((option) => option === value) ?? null;

/** Any URL gives a view: unknown values are ignored. */
export function readView(search: URLSearchParams): ReportView {
  const by = oneOf(groupings, search.get('by')) ?? 'page';
  const status = search.get('status');
  const area = search.get('area');
  const shown = Number(search.get('show'));
  return {
    tab: oneOf(reportTabs, search.get('tab')) ?? 'overview',
    sub: oneOf(comparisonParts, search.get('sub')) ?? 'metrics',
    by,
    q: search.get('q') ?? '',
    severity: oneOf(Severity.options, search.get('severity')),
    category: oneOf(IssueCategory.options, search.get('category')),
    area: insightCards.find((card) => areaNames[card] === area) ?? null,
    status: statuses.find((tone) => statusNames[tone] === status) ?? null,
    keyword: search.get('keyword') || null,
    rule: search.get('rule') || null,
    sort: oneOf<Sort>(sortsOf[by], search.get('sort')) ?? 'impact',
    show: Number.isInteger(shown) && shown > limits.pageList.initial ? shown : limits.pageList.initial,
    open: search.getAll('page').filter((page) => page !== ''),
  };
}

/** The URL of a view; what belongs to others in the old URL stays. */
export function writeView(view: ReportView, before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  const put = (name: string, value: string | null): void => {
    if (value === null || value === '') after.delete(name);
    else after.set(name, value);
  };
  put('tab', view.tab === 'overview' ? null : view.tab);
  put('sub', view.tab === 'competitor' && view.sub !== 'metrics' ? view.sub : null);
  put('by', view.by === 'page' ? null : view.by);
  put('q', view.q);
  put('severity', view.severity);
  put('category', view.category);
  put('area', view.area === null ? null : areaNames[view.area]);
  put('status', view.status === null ? null : statusNames[view.status]);
  put('keyword', view.keyword);
  put('rule', view.rule);
  put('sort', view.sort === 'impact' ? null : view.sort);
  put('show', view.show === limits.pageList.initial ? null : String(view.show));
  after.delete('page');
  for (const page of view.open) after.append('page', page);
  return after;
}

export const noFilters = {
  q: '',
  severity: null,
  category: null,
  area: null,
  status: null,
  keyword: null,
  rule: null,
} as const;

export const isFiltered = (view: ReportView): boolean =>
  view.q !== '' ||
  [view.severity, view.category, view.area, view.status, view.keyword, view.rule].some(
    (filter) => filter !== null,
  );
