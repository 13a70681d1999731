/** What a site's sitemaps list and what is wrong with them: plain data between crawl and the rules. */

export interface SitemapAlternate {
  readonly hreflang: string;
  readonly href: string;
}

export interface SitemapEntry {
  /** As listed, after entity decoding and with the spaces around it gone. */
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
  | 'doctype'
  | 'wrong-root'
  | 'bad-location'
  | 'unescaped-ampersand'
  | 'too-many-urls'
  | 'too-large';

export interface SitemapProblem {
  readonly kind: SitemapProblemKind;
  readonly detail: string;
  /** Counted from 1; null where the fault has no place. */
  readonly line: number | null;
}

export interface SitemapFile {
  readonly url: string;
  readonly foundIn: 'robots' | 'usual-place' | 'index';
  /** The index that lists it. */
  readonly foundOn: string | null;
  readonly status: number | null;
  readonly kind: SitemapKind | null;
  /** Entries read from it. */
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
