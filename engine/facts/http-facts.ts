/** What the answer itself tells: status, headers, size, time, and how its bytes became text. */
import type { Hop } from './fetched-page.ts';

/** What the first bytes of a body look like, whatever the header says. */
export type SniffedType = 'html' | 'xml' | 'json' | 'pdf' | 'image' | 'text' | 'binary' | 'empty';

export interface HttpFacts {
  readonly status: number;
  /** Redirects passed, oldest first. */
  readonly hops: readonly Hop[];
  /** Names in lower case; repeated fields joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** The Content-Type header as sent; null when missing. */
  readonly contentType: string | null;
  /** Its type and subtype in lower case; null when missing or not of that form. */
  readonly mediaType: string | null;
  /** The media type is text/html or application/xhtml+xml, or it is missing and the body looks like HTML. */
  readonly isHtml: boolean;
  readonly sniffed: SniffedType;
  /** Lower case, in the order applied; empty when the body came as it is. */
  readonly contentEncodings: readonly string[];
  readonly bodyBytes: number;
  readonly transferBytes: number;
  readonly truncated: boolean;
  readonly firstByteMs: number;
  readonly totalMs: number;
  readonly cache: CacheFacts;
  readonly security: SecurityHeaders;
  /** Entries of the Link header, whatever their relation. */
  readonly links: readonly HeaderLink[];
  /** A sign that a bot challenge or a wall answered instead of the page; names the sign. */
  readonly challenge: string | null;
}

export interface CacheFacts {
  readonly control: string | null;
  /** Seconds the answer may be reused: s-maxage or max-age, else Expires minus Date; null when nothing says. */
  readonly freshSeconds: number | null;
  readonly noStore: boolean;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly vary: string | null;
}

export interface SecurityHeaders {
  readonly hsts: {
    readonly maxAgeSeconds: number;
    readonly includeSubDomains: boolean;
    readonly preload: boolean;
  } | null;
  readonly csp: string | null;
  readonly frameAncestors: boolean;
  readonly frameOptions: string | null;
  readonly contentTypeOptions: string | null;
  readonly referrerPolicy: string | null;
  readonly permissionsPolicy: string | null;
}

export interface HeaderLink {
  readonly href: string;
  /** Null when it does not parse. */
  readonly resolved: string | null;
  readonly rel: readonly string[];
  readonly hreflang: string | null;
  readonly media: string | null;
  readonly type: string | null;
}

export type CharsetSource = 'bom' | 'header' | 'meta' | 'detected';

export interface CharsetFacts {
  /** Standard name of the encoding the text was read with, e.g. `utf-8`, `windows-1252`. */
  readonly used: string;
  readonly source: CharsetSource;
  /** As written; null when missing. */
  readonly header: string | null;
  readonly bom: string | null;
  readonly meta: string | null;
  /** Byte offset of the meta declaration; null when there is none. */
  readonly metaOffset: number | null;
  /** The declaration ends within the first 1,024 bytes, where browsers look. True when there is none. */
  readonly metaInTime: boolean;
  /** Bytes that could not be read and became U+FFFD. */
  readonly hasReplacement: boolean;
}
