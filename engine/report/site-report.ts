/** The report on a large site: what is said of the site as a whole, and the port to the rows of its pages and findings. */
import type { AnalysisMetrics, SiteKeyword } from '@pagewright/contract/entities/analysis';
import type { Coverage } from '@pagewright/contract/entities/coverage';
import type { Indexability } from '@pagewright/contract/entities/indexability';
import type {
  Basis,
  Evidence,
  IssueCategory,
  NotEvaluated,
  Score,
  Severity,
} from '@pagewright/contract/entities/issue';
import type { OwnValues } from '@pagewright/contract/entities/own-field';
import { indexabilitySentence, notIndexableGroups } from '@pagewright/contract/report/indexability-words';
import { coverageCounts } from '@pagewright/contract/report/report-figures';

/** Small enough to be one document, however many pages there are. */
export interface SiteReport {
  readonly domain: string;
  readonly date: string;
  readonly pages: number;
  readonly score: Score | null;
  readonly metrics: AnalysisMetrics;
  readonly indexability: string;
  readonly notIndexable: readonly { readonly label: string; readonly pages: number }[];
  readonly isWhole: boolean;
  readonly notes: readonly string[];
  /** URLs by outcome of the crawl. */
  readonly outcomes: ReturnType<typeof coverageCounts>;
  readonly notEvaluated: readonly NotEvaluated[];
  readonly keywords: readonly SiteKeyword[];
}

/** What a rule found on the site. */
export interface RuleRow {
  readonly ruleId: string;
  readonly title: string;
  readonly category: IssueCategory;
  readonly severity: Severity;
  readonly basis: Basis;
  readonly why: string;
  readonly fix: string;
  /** Pages that have the finding; 0 when it is about the site alone. */
  readonly pages: number;
  /** On the worst pages, by their score. */
  readonly examples: readonly ExampleRow[];
}

export interface ExampleRow {
  /** Null when it is about the site. */
  readonly url: string | null;
  readonly score: number | null;
  readonly description: string;
  readonly evidence: readonly Evidence[];
}

export interface PageLine {
  readonly url: string;
  readonly score: number | null;
  readonly critical: number;
  readonly warnings: number;
}

/** A finding with where it is: a page, the pages that a finding about the site lists, or neither. */
export interface FindingLine {
  readonly urls: readonly string[];
  /** Null for a page without findings. */
  readonly finding:
    | (Omit<RuleRow, 'pages' | 'examples'> &
        Pick<ExampleRow, 'description' | 'evidence'> & { readonly cause: string })
    | null;
  /** Of the page's own fields; missing where it has none. */
  readonly values?: OwnValues;
}

/** Where the rows of a finished audit are read from. */
export interface ReportRows {
  /** Most severe first, then by the number of pages. */
  readonly rules: (examples: number) => AsyncIterable<RuleRow>;
  /** Lowest score first. */
  readonly worstPages: (count: number) => AsyncIterable<PageLine>;
  /** Findings about the site, then page by page. */
  readonly findings: () => AsyncIterable<FindingLine>;
}

export interface ReportInput {
  readonly domain: string;
  readonly date: Date;
  readonly pageCount: number;
  readonly score: Score | undefined;
  readonly metrics: AnalysisMetrics;
  readonly indexability: Indexability;
  readonly coverage: Coverage;
  readonly notEvaluated: readonly NotEvaluated[];
  readonly siteKeywordCloud: readonly SiteKeyword[];
}

export function siteReportOf(site: ReportInput): SiteReport {
  return {
    domain: site.domain,
    date: site.date.toISOString(),
    pages: site.pageCount,
    score: site.score ?? null,
    metrics: site.metrics,
    indexability: indexabilitySentence(site.indexability),
    notIndexable: notIndexableGroups(site.indexability).map(({ label, urls }) => ({
      label,
      pages: urls.length,
    })),
    isWhole: site.coverage.full,
    notes: site.coverage.notes.map(({ text }) => text),
    outcomes: coverageCounts(site),
    notEvaluated: site.notEvaluated,
    keywords: site.siteKeywordCloud,
  };
}
