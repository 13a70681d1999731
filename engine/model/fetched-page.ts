/** The result of fetching a URL: plain data between crawl and extract. */
import type { Challenge } from './find-challenge.ts';
import type { Placeholder } from './find-placeholder.ts';

/**
 * `page`: HTML, also when it is sent as plain text, which is for the audit to say. `placeholder`: HTML that stands where
 * the site should be, such as that of a parked domain.
 */
export type ResponseKind = 'page' | 'placeholder' | 'not-a-page' | 'blocked' | 'failed';

/** What a response is, found once when it is fetched. */
export interface ResponseClass {
  readonly kind: ResponseKind;
  readonly challenge: Challenge | null;
  /** Null for a challenge, too. */
  readonly placeholder: Placeholder | null;
}

/** One redirect. */
export interface Hop {
  readonly url: string;
  readonly status: number;
  readonly location: string | null;
  /** By an instant refresh of the page, which counts as a 301: so it has that status. */
  readonly isRefresh?: true;
}

export interface FetchedPage {
  /** The URL that was requested. */
  readonly requestedUrl: string;
  /** The final URL, after redirects. */
  readonly url: string;
  readonly status: number;
  /** Names in lower case; repeated fields joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body with its content encoding removed, cut at the limit. */
  readonly body: Uint8Array;
  readonly truncated: boolean;
  /** Bytes of the body on the wire. */
  readonly transferBytes: number;
  /** Redirects followed, oldest first; empty when the first response was final. */
  readonly hops: readonly Hop[];
  /** Milliseconds from the request to the first byte of the final response. */
  readonly firstByteMs: number;
  /** Missing when our machine was too busy meanwhile for that time to say anything about the server. */
  readonly isTimed?: boolean;
  readonly totalMs: number;
  /** Missing where the body is not that of the response: then `classOf` finds it. */
  readonly classified?: ResponseClass;
  /** The body is the document after its scripts ran, in place of the response. */
  readonly isRendered?: true;
}

/** Why a fetch failed. `detail` is a sentence for people. */
export type FetchFailureReason =
  | 'refused-address'
  | 'dns'
  | 'connect'
  | 'tls'
  | 'timeout'
  | 'reset'
  | 'too-many-redirects'
  | 'redirect-loop'
  | 'bad-redirect'
  | 'headers-too-large'
  | 'unreadable-body'
  | 'protocol';

export interface FetchFailure {
  readonly kind: 'failed';
  readonly requestedUrl: string;
  readonly reason: FetchFailureReason;
  readonly detail: string;
  /** The DNS itself denies the host's name. */
  readonly isAbsent?: true;
  readonly hops: readonly Hop[];
}

/** A redirect that was not followed, because its target is out of scope, disallowed or already fetched. */
export interface StoppedRedirect {
  readonly kind: 'stopped';
  readonly requestedUrl: string;
  /** The target that was not requested. */
  readonly nextUrl: string;
  readonly detail: string;
  /** At least one; the last one's location is the target. */
  readonly hops: readonly Hop[];
}

export type FetchResult =
  | { readonly kind: 'fetched'; readonly page: FetchedPage }
  | StoppedRedirect
  | FetchFailure;
