/** The figures of a report: counters, the status of a page, outcomes of the crawl. Screen and exported file share them. */
import type { Analysis } from '../entities/analysis.ts';
import type { CoverageOutcome } from '../entities/coverage.ts';
import type { SiteIssue } from '../entities/issue.ts';
import { messages } from '../messages/translate.ts';
import { pageTone, type Tone } from '../ratings.ts';
import { causesOf, countCauses, type PageWithCauses } from './causes.ts';

const words = messages({
  good: 'All good',
  critical: '{count} critical',
  warnings: '{count, plural, one {# warning} other {# warnings}}',
  counters: { criticalIssues: 'Critical Issues', warnings: 'Warnings', goodPractices: 'Good Practices' },
});

export interface PageStatus {
  readonly tone: Tone;
  readonly critical: number;
  readonly warnings: number;
  readonly info: number;
  /** What the badge says: `2 critical`, `3 warnings` or `All good`. */
  readonly label: string;
}

/** Findings of one cause are one; those about several pages at once count on each of them. */
export function statusOf(page: PageWithCauses, shared: readonly SiteIssue[] = []): PageStatus {
  const { critical, warning: warnings, info } = countCauses(causesOf({ pages: [page], siteIssues: shared }));
  let label = words.good;
  if (critical > 0) label = words.critical({ count: critical });
  else if (warnings > 0) label = words.warnings({ count: warnings });
  return { tone: pageTone([...page.issues, ...shared]), critical, warnings, info, label };
}

export interface Counter {
  readonly key: keyof Analysis['metrics'];
  readonly label: string;
  readonly tone: Tone;
  readonly value: number;
}

/** Worst first. */
export const counters = ({ metrics }: Pick<Analysis, 'metrics'>): readonly Counter[] => [
  {
    key: 'criticalIssues',
    label: words.counters.criticalIssues,
    tone: 'poor',
    value: metrics.criticalIssues,
  },
  { key: 'warnings', label: words.counters.warnings, tone: 'fair', value: metrics.warnings },
  { key: 'goodPractices', label: words.counters.goodPractices, tone: 'good', value: metrics.goodPractices },
];

/** In the order in which they are shown. */
export const outcomeLabels: Readonly<Record<CoverageOutcome, string>> = messages({
  analysed: 'Analyzed',
  notCrawled: 'Not crawled',
  skipped: 'Skipped',
  blocked: 'Blocked for our crawler',
  failed: 'Failed',
});

export const outcomes: readonly CoverageOutcome[] = [
  'analysed',
  'notCrawled',
  'skipped',
  'blocked',
  'failed',
];

/** Pages that were read. A site that robots.txt closes has a page in its report that nobody read. */
export const pagesRead = ({ processingStats }: Pick<Analysis, 'processingStats'>): number =>
  processingStats.pagesAnalyzed;

/** How many URLs had which outcome: together all URLs that were found. */
/** The pages of a whole site are rows, and not among its entries. */
export function coverageCounts({
  coverage,
  wholeSite,
  pageCount = 0,
}: Pick<Analysis, 'coverage'> & Partial<Pick<Analysis, 'wholeSite' | 'pageCount'>>): Readonly<
  Record<CoverageOutcome, number>
> {
  const counts = {
    analysed: wholeSite === true ? pageCount : 0,
    notCrawled: 0,
    skipped: 0,
    blocked: 0,
    failed: 0,
  };
  for (const { outcome } of coverage.entries) counts[outcome] += 1;
  return counts;
}

/** Findings about several pages at once, by the URL of each page. */
export function sharedIssues({
  siteIssues,
}: Pick<Analysis, 'siteIssues'>): ReadonlyMap<string, readonly SiteIssue[]> {
  const byUrl = new Map<string, SiteIssue[]>();
  for (const issue of siteIssues)
    for (const url of issue.urls) byUrl.set(url, [...(byUrl.get(url) ?? []), issue]);
  return byUrl;
}
