/** What an audit of a site is given, tells meanwhile and gives back. */
import type { AnalysisMetrics, ScoreBasis, SiteKeyword } from '@pagewright/contract/entities/analysis';
import type { Coverage } from '@pagewright/contract/entities/coverage';
import type {
  IssueCategory,
  NotEvaluated,
  Score,
  Severity,
  SiteIssue,
} from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { Acceptance } from './audit/fingerprint.ts';
import type { TemplateFinding } from './audit/roll-up.ts';
import type { Rule } from './audit/rule.ts';
import type { HttpClient } from './crawl/http-client.ts';
import type { PageMemory } from './crawl/page-memory.ts';
import type { LookAt } from './design/camera.ts';
import type { FetchedPage } from './facts/fetched-page.ts';
import type { PageFacts } from './facts/page-facts.ts';
import type { ImageSize } from './facts/site-facts.ts';
import type { LookAroundOptions } from './look-around.ts';
import type { LookedAt } from './look-at-pages.ts';

export interface AuditOptions extends LookAroundOptions {
  readonly mode: 'sitemap' | 'crawl';
  readonly maxPages: number;
  readonly crawlDelayMs: number;
  readonly concurrency?: number;
  /** In sitemap mode, whether linked pages fill the room that the sitemap leaves; yes unless said. */
  readonly followLinks?: boolean;
  /** Whether the paragraphs of pages are kept for the report; yes unless said or the audit may be very large. */
  readonly keepsText?: boolean;
  /** Groups of rules that are left out, each with the sentence that says why. */
  readonly leaveOut?: Partial<Readonly<Record<IssueCategory, string>>>;
}

export interface AuditProgress {
  /** `looking` and `checking` go on at the same time. */
  readonly stage: 'reading' | 'looking' | 'checking' | 'judging';
  readonly url: string | null;
  readonly pagesRead: number;
  /** Pages that are known, whether or not a limit lets them be read. */
  readonly pagesFound: number;
  /** How many of them are read, as far as is known yet: fewer than were found only because of a limit. */
  readonly pagesExpected: number;
  /** How much of the stage is done, from 0 to 1. */
  readonly share: number;
}

/** A page as soon as its own rules were asked; what only the whole site can tell comes later. */
export interface ReadPage {
  readonly url: string;
  /** Null when nothing was found. */
  readonly worst: Severity | null;
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
  readonly onPage?: (page: ReadPage) => void;
  /** Given by a caller that takes up an audit which was broken off. */
  readonly memory?: PageMemory;
  /** Reads one page; given by callers that keep the work off this thread. */
  readonly extract?: (page: FetchedPage) => PageFacts | Promise<PageFacts>;
  readonly rules?: readonly Rule[];
  /** Given where a browser can look at pages. */
  readonly lookAt?: LookAt;
  /** Whether pictures are wanted that can be shown to a model. */
  readonly wantsGlance?: boolean;
  readonly acceptances?: ReadonlyMap<string, Acceptance>;
  /** `temporaryRedirects` of earlier audits of the site, each with the first day it was met. */
  readonly earlierRedirects?: ReadonlyMap<string, string>;
}

export interface AuditedSite {
  /** Scheme and host that answered. */
  readonly origin: string;
  /** A sentence for a person when not one page could be read. */
  readonly failure: string | null;
  readonly pages: Page[];
  /** The most pages that were known at one time: read, or left unread because of a limit. */
  readonly pagesFound: number;
  readonly siteIssues: SiteIssue[];
  readonly templates: readonly TemplateFinding[];
  readonly notEvaluated: NotEvaluated[];
  readonly coverage: Coverage;
  readonly score: Score;
  readonly scoreBasis: ScoreBasis;
  readonly metrics: AnalysisMetrics;
  readonly siteKeywordCloud: SiteKeyword[];
  /** Linked addresses that redirect for a time only: what a later audit compares with. */
  readonly temporaryRedirects: readonly string[];
  /** Pixels of the images that were asked for, by address. */
  readonly imageSizes: ReadonlyMap<string, ImageSize>;
  /** What a browser saw, page by page; empty when none looked. */
  readonly looks: readonly LookedAt[];
  readonly timings: { readonly readingMs: number; readonly checkingMs: number; readonly judgingMs: number };
}
