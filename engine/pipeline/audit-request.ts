/** Input, progress and result of the audit of a site. */
import type { AnalysisMetrics, ScoreBasis, SiteKeyword } from '@pagewright/contract/entities/analysis';
import type { Coverage } from '@pagewright/contract/entities/coverage';
import type { Indexability } from '@pagewright/contract/entities/indexability';
import type {
  Issue,
  IssueCategory,
  NotEvaluated,
  Score,
  Severity,
  SiteIssue,
} from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { SiteFiles } from '@pagewright/contract/entities/site-files';
import type { SiteKind } from '@pagewright/contract/entities/site-kind';
import type { Acceptance } from '../audit/fingerprint.ts';
import type { TemplateFinding } from '../audit/roll-up.ts';
import type { Rule } from '../audit/rule.ts';
import type { CrawlOptions } from '../crawl/crawl-state.ts';
import type { PageCache } from '../crawl/page-cache.ts';
import type { SiteProbeOptions } from '../crawl/probes/site-probe-input.ts';
import type { HttpClient } from '../fetch/http-client.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { ImageSize } from '../model/site-facts.ts';
import type { RenderPage } from '../render/page-renderer.ts';
import type { PageRendering } from '../render/site-rendering.ts';

export interface AuditOptions extends SiteProbeOptions, CrawlOptions {
  readonly mode: 'sitemap' | 'crawl';
  readonly maxPages: number;
  readonly crawlDelayMs: number;
  readonly concurrency?: number;
  /** Whether pages are crawled that are only linked, not listed in the sitemap or to start from; default true. */
  readonly followLinks?: boolean;
  /** Whether the report contains the paragraphs of pages; default true unless the audit may be very large. */
  readonly keepsText?: boolean;
  /** Groups of rules that are left out, each with the reason for the report. */
  readonly leaveOut?: Partial<Readonly<Record<IssueCategory, string>>>;
  /** Single rules that are left out, by id, each with the reason for the report. */
  readonly leaveOutRules?: Readonly<Record<string, string>>;
  /** The severity of all findings of a rule, by its id. */
  readonly ruleLevels?: Readonly<Record<string, Severity>>;
}

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

export interface AuditRequest {
  /** In ASCII, without scheme or port. */
  readonly host: string;
  /** Empty for the whole site. */
  readonly path: string;
  readonly options: AuditOptions;
  readonly client: HttpClient;
  /** The day of the run, as 2026-11-15. */
  readonly today: string;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: AuditProgress) => void;
  readonly onPage?: (page: CrawledPage) => void;
  /** For an audit that resumes an interrupted one. */
  readonly pageCache?: PageCache;
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
  readonly pages: Page[];
  /** The most pages known at one time, including those beyond the limit. */
  readonly pagesFound: number;
  readonly siteIssues: SiteIssue[];
  readonly templates: readonly TemplateFinding[];
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
  readonly timings: { readonly crawlMs: number; readonly probeMs: number; readonly auditMs: number };
}
