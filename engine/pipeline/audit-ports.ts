/** What the audit of a site may use, its progress and its result. */
import type {
  Analysis,
  AnalysisMetrics,
  ScoreBasis,
  SiteKeyword,
} from '@pagewright/contract/entities/analysis';
import type { Coverage } from '@pagewright/contract/entities/coverage';
import type { Indexability } from '@pagewright/contract/entities/indexability';
import type { Issue, NotEvaluated, Score, Severity, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { SiteFiles } from '@pagewright/contract/entities/site-files';
import type { SiteKind } from '@pagewright/contract/entities/site-kind';
import type { AnalysisRows } from '@pagewright/contract/explorer/url-row';
import type { Acceptance } from '../audit/fingerprint.ts';
import type { Rule } from '../audit/rule.ts';
import type { PageCache } from '../crawl/page-cache.ts';
import type { HttpClient } from '../fetch/http-client.ts';
import type { CrawlResult } from '../model/crawl-result.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { ImageSize } from '../model/site-facts.ts';
import type { RenderPage } from '../render/page-renderer.ts';
import type { PageRendering } from '../render/site-rendering.ts';
import type { AuditRows } from './audit-rows.ts';

export interface AuditProgress {
  /** `rendering` and `probing` run at the same time. */
  readonly stage: 'crawling' | 'rendering' | 'probing' | 'auditing';
  readonly url: string | null;
  readonly pagesCrawled: number;
  /** Including pages beyond the limit. */
  readonly pagesFound: number;
  /** How many will be crawled, as far as is known: fewer than were found only because of a limit. */
  readonly pagesExpected: number;
  /** How much of the stage is done, from 0 to 1. */
  readonly share: number;
}

/** A page whose page rules ran; site rules come later. */
export interface CrawledPage {
  readonly url: string;
  /** Null when nothing was found. */
  readonly worst: Severity | null;
  readonly issues: readonly Pick<Issue, 'ruleId' | 'title' | 'severity'>[];
}

/** What an audit may use, and what it tells meanwhile. */
export interface AuditPorts {
  readonly client: HttpClient;
  /** The day of the run, as 2026-11-15. */
  readonly today: string;
  readonly onProgress?: (progress: AuditProgress) => void;
  readonly onPage?: (page: CrawledPage) => void;
  /** For an audit that resumes an interrupted one. */
  readonly pageCache?: PageCache;
  /** For an audit whose pages do not fit into memory: they are kept there, not in the result. Without a browser. */
  readonly rows?: AuditRows;
  /** Replaces the extraction of a page, for example to run it on another thread. */
  readonly extract?: (page: FetchedPage) => PageFacts | Promise<PageFacts>;
  readonly rules?: readonly Rule[];
  readonly renderPage?: RenderPage;
  /** Whether to take screenshots for a language model. */
  readonly wantsModelImage?: boolean;
  readonly acceptances?: ReadonlyMap<string, Acceptance>;
  /** `temporaryRedirects` of earlier audits of the site, each with the day it was first seen. */
  readonly earlierRedirects?: ReadonlyMap<string, string>;
}

export interface AuditedSite {
  /** Scheme and host that responded. */
  readonly origin: string;
  /** A sentence for the user when no page could be read. */
  readonly failure: string | null;
  readonly failedBy: CrawlResult['failedBy'];
  /** Empty where they are kept as rows. */
  readonly pages: Page[];
  readonly pageCount: number;
  /** The most pages known at one time, including those beyond the limit. */
  readonly pagesFound: number;
  readonly siteIssues: SiteIssue[];
  readonly notEvaluated: NotEvaluated[];
  readonly coverage: Coverage;
  /** Undefined when no rule could judge any page. */
  readonly score: Score | undefined;
  readonly scoreBasis: ScoreBasis;
  readonly metrics: AnalysisMetrics;
  readonly indexability: Indexability;
  /** Undefined when it is not certain. */
  readonly siteKind: SiteKind | undefined;
  readonly siteKeywordCloud: SiteKeyword[];
  readonly siteFiles: SiteFiles;
  /** Linked URLs with a temporary redirect: a later audit compares with them. */
  readonly temporaryRedirects: readonly string[];
  /** Pixels of the images that were fetched, by URL. */
  readonly imageSizes: ReadonlyMap<string, ImageSize>;
  /** Empty when no page was rendered. */
  readonly renderings: readonly PageRendering[];
  /** The rows of the URL explorer, once the report is written. */
  readonly rowsOf: (analysis: Analysis) => AnalysisRows;
  readonly timings: { readonly crawlMs: number; readonly probeMs: number; readonly auditMs: number };
}
