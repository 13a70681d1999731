/**
 * The port to where a large audit keeps its rows while it runs: each request with its page, findings and links as it is
 * done, and each finished page at the end. What is appended survives the process; an audit that resumes reads it back.
 */
import type { NotEvaluated } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { StoredUrl } from '@pagewright/contract/explorer/url-row';
import type { PageExtras } from '../audit/page-extras.ts';
import type { Finding } from '../audit/rule-texts.ts';
import type { PageDraft } from '../audit/site/record-page.ts';
import type { PageSummary } from '../audit/summarise-page.ts';
import type { RequestRecord } from '../crawl/crawl-journal.ts';
import type { SecurityHeaders } from '../model/http-facts.ts';

/** A finding of a page rule, without what its rule says of every one. */
export type FindingRow = Finding & { readonly ruleId: string };

/** A page whose page rules ran. */
export interface PageRow {
  readonly summary: PageSummary;
  readonly findings: readonly FindingRow[];
  readonly notEvaluated: readonly NotEvaluated[];
  /** Whether at least one rule passed. */
  readonly hasPassed: boolean;
  /** Its language, by which its keywords are counted. */
  readonly language: string;
  readonly extras?: PageExtras;
}

/** What the site rules need of a page, its links included: URLs by their number in `RowsOfRequest.urls`. */
export interface RecordRow {
  readonly draft: PageDraft;
  /** Rules that no page before this one passed. */
  readonly newlyPassed: readonly string[];
  /** Of the home page; null on the others. */
  readonly homeSecurity: SecurityHeaders | null;
}

export interface RowsOfRequest {
  readonly request: RequestRecord;
  /** Null when the request led to no page, or to one that was read before. */
  readonly page: { readonly row: PageRow; readonly record: RecordRow } | null;
  /** URLs that got the next numbers, in their order. */
  readonly urls: readonly string[];
}

/** A page when the whole site is known: its findings with those of site rules, causes and score. */
export interface FinishedRow {
  readonly page: Page;
  readonly clicks: number | null;
  readonly inlinks: number;
  readonly pageRank: number;
  /** As the explorer has it; missing unless `hasUrls`. */
  readonly stored?: StoredUrl;
}

export interface AuditRows {
  /** All rows of a request are kept, or none. */
  readonly append: (rows: RowsOfRequest) => void | Promise<void>;
  /** The URLs of earlier attempts, in the order of their numbers. */
  readonly urls: () => AsyncIterable<string>;
  /** The requests of earlier attempts, in their order. */
  readonly requests: () => AsyncIterable<{
    readonly request: RequestRecord;
    readonly page: { readonly record: RecordRow; readonly row: PageRow } | null;
  }>;
  /** All pages in the order they were appended; read twice, when the crawl is done. */
  readonly pages: () => AsyncIterable<PageRow>;
  /** Forgets finished pages of an attempt that was interrupted while it finished them. */
  readonly beginFinish: () => void | Promise<void>;
  readonly finish: (row: FinishedRow) => void | Promise<void>;
  /** Whether the rows of the explorer are wanted as well. */
  readonly hasUrls?: boolean;
  /** After the last page: all other URLs. */
  readonly finishOthers?: (urls: Iterable<StoredUrl>) => void | Promise<void>;
}
