/** What came over the wire for one address: plain data between crawl and extract. */

/** One answer on the way to the final one. */
export interface Hop {
  readonly url: string;
  readonly status: number;
  readonly location: string | null;
}

export interface FetchedPage {
  /** The address that was asked for. */
  readonly requestedUrl: string;
  /** The address that answered, after redirects. */
  readonly url: string;
  readonly status: number;
  /** Names in lower case; repeated fields joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body with its content encoding removed, cut at the limit. */
  readonly body: Uint8Array;
  readonly truncated: boolean;
  /** Bytes of the body on the wire. */
  readonly transferBytes: number;
  /** Redirects passed, oldest first; empty when the first answer was final. */
  readonly hops: readonly Hop[];
  /** Milliseconds from the request to the first byte of the final answer. */
  readonly firstByteMs: number;
  readonly totalMs: number;
}

/** Why an address gave no page. `detail` is a sentence for a person. */
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
  | 'protocol';

export interface FetchFailure {
  readonly kind: 'failed';
  readonly requestedUrl: string;
  readonly reason: FetchFailureReason;
  readonly detail: string;
  readonly hops: readonly Hop[];
}

/** A redirect that was not followed, because its target is out of scope, forbidden or read already. */
export interface StoppedRedirect {
  readonly kind: 'stopped';
  readonly requestedUrl: string;
  /** The target that was not asked for. */
  readonly nextUrl: string;
  readonly detail: string;
  /** At least one; the last one's location is the target. */
  readonly hops: readonly Hop[];
}

export type FetchResult =
  | { readonly kind: 'fetched'; readonly page: FetchedPage }
  | StoppedRedirect
  | FetchFailure;
