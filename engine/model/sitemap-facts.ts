/** Entries and problems of a site's sitemaps: plain data between crawl and audit. */

export interface SitemapAlternate {
  readonly hreflang: string;
  readonly href: string;
}

export interface SitemapEntry {
  /** As listed, decoded and trimmed. */
  readonly url: string;
  /** As written; null where there is none. */
  readonly lastmod: string | null;
  readonly alternates: readonly SitemapAlternate[];
  /** Which of the set's files lists it. */
  readonly file: number;
}

export type SitemapKind = 'urlset' | 'index' | 'text' | 'rss' | 'atom';

export type SitemapProblemKind =
  | 'unreachable'
  | 'bad-status'
  | 'forbidden'
  | 'html'
  | 'empty'
  | 'cut-off'
  | 'not-well-formed'
  | 'unclosed-element'
  | 'doctype'
  | 'wrong-root'
  | 'bad-location'
  | 'unescaped-ampersand'
  | 'too-many-urls'
  | 'too-large';

export interface SitemapProblem {
  readonly kind: SitemapProblemKind;
  readonly detail: string;
  /** Counted from 1; null when the problem has no position. */
  readonly line: number | null;
}

export interface SitemapFile {
  readonly url: string;
  readonly foundIn: 'robots' | 'usual-place' | 'index';
  /** The index that lists it. */
  readonly foundOn: string | null;
  readonly status: number | null;
  readonly kind: SitemapKind | null;
  /** Number of its entries. */
  readonly count: number;
  /** Decoded bytes read. */
  readonly bytes: number;
  readonly problems: readonly SitemapProblem[];
}

export interface SitemapSet {
  readonly files: readonly SitemapFile[];
  readonly entries: readonly SitemapEntry[];
  /** False when a limit or a broken file left entries unread. */
  readonly isComplete: boolean;
}
