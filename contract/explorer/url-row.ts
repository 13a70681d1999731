/** The rows of an analysis as they are stored: URLs with their facts, what is read for one URL, and findings. */

import type { NotIndexableReason } from '../entities/indexability.ts';
import type { Issue, SiteIssue } from '../entities/issue.ts';
import type { OwnValues } from '../entities/own-field.ts';
import type { UrlHop } from './explorer.ts';
import type { UrlColumnName, UrlKind } from './url-columns.ts';

/** Null: not known, or not applicable. */
export interface UrlRow extends Record<UrlColumnName, unknown> {
  readonly url: string;
  readonly kind: UrlKind;
  readonly internal: boolean;
  readonly status: number | null;
  readonly contentType: string | null;
  readonly indexable: boolean | null;
  readonly whyNot: NotIndexableReason | null;
  readonly reason: string | null;
  readonly title: string | null;
  readonly titleLength: number | null;
  readonly description: string | null;
  readonly descriptionLength: number | null;
  readonly h1: string | null;
  readonly h1Length: number | null;
  readonly words: number | null;
  readonly language: string | null;
  readonly pageType: string | null;
  readonly template: string | null;
  readonly depth: number | null;
  readonly inlinks: number | null;
  readonly outlinks: number | null;
  readonly pageRank: number | null;
  readonly bytes: number | null;
  readonly responseMs: number | null;
  readonly canonical: string | null;
  readonly redirectTo: string | null;
  readonly schemaTypes: readonly string[] | null;
  readonly critical: number;
  readonly warnings: number;
  readonly info: number;
  readonly findings: readonly string[] | null;
  readonly score: number | null;
  /** ISO day. */
  readonly lastModified: string | null;
  readonly inSitemap: boolean | null;
  readonly foundOn: string | null;
}

/** A link of a page: the id of its target, or the URL where no row has it; its text; the flags of `linkFlags`. */
export type StoredLink = readonly [target: number | string, anchor: string, flags: number];

export interface UrlDetails {
  readonly headers: Readonly<Record<string, string>>;
  readonly redirects: readonly UrlHop[];
  readonly suggestions: readonly string[];
  readonly outlinks: readonly StoredLink[];
  /** Ids of the pages that link to it. */
  readonly sources: readonly number[];
}

/** One URL with all that is known of it. */
export interface StoredUrl {
  readonly row: UrlRow;
  /** Of the site's own fields. */
  readonly values: OwnValues;
  /** Null where there is nothing to tell. */
  readonly details: UrlDetails | null;
  readonly issues: readonly Issue[];
}

/** All rows of an analysis; the id of a URL is its position. */
export interface AnalysisRows {
  readonly urls: readonly StoredUrl[];
  readonly siteIssues: readonly SiteIssue[];
}
