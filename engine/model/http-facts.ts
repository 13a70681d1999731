/** Facts of a response: status, headers, size, time and charset. */
import type { Hop } from './fetched-page.ts';

/** The type of a body by its first bytes. */
export type SniffedType = 'html' | 'xml' | 'json' | 'pdf' | 'image' | 'text' | 'binary' | 'empty';

export interface HttpFacts {
  readonly status: number;
  /** Redirects followed, oldest first. */
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
  /** Lower case, in the order applied; empty when there was none. */
  readonly contentEncodings: readonly string[];
  readonly bodyBytes: number;
  readonly transferBytes: number;
  readonly truncated: boolean;
  readonly firstByteMs: number;
  /** False when our machine was too busy for that time to say anything about the server. */
  readonly isTimed: boolean;
  readonly totalMs: number;
  readonly lastModified: string | null;
  readonly security: SecurityHeaders;
  /** Entries of the Link header, of any relation. */
  readonly links: readonly HeaderLink[];
  /** What shows that the response is a bot challenge instead of the page; null when nothing does. */
  readonly challenge: string | null;
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
  /** Standard name of the encoding that was used, e.g. `utf-8`, `windows-1252`. */
  readonly used: string;
  readonly source: CharsetSource;
  /** As written; null when missing. */
  readonly header: string | null;
  readonly bom: string | null;
  readonly meta: string | null;
  /** Byte offset of the meta declaration; null when there is none. */
  readonly metaOffset: number | null;
  /** The declaration ends within the first 1,024 bytes, which browsers search. True when there is none. */
  readonly metaInTime: boolean;
  /** What the bytes are in, of a body whose encoding is not declared in time; null otherwise. */
  readonly undeclared: 'ascii' | 'utf-8' | 'other' | null;
}
