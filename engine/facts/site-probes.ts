/** What a site answers where no link leads: its four front doors, an address that cannot exist, and its llms.txt. */
import type { FetchFailureReason, Hop } from './fetched-page.ts';

export interface ProbedAddress {
  readonly url: string;
  /** Null when there was no answer, or the address may not be asked for. */
  readonly status: number | null;
  readonly finalUrl: string;
  /** Redirects passed, oldest first. */
  readonly hops: readonly Hop[];
  /** Why there was no answer; null where there was one, or none was asked for. */
  readonly failure: FetchFailureReason | null;
  readonly contentType: string;
  readonly body: Uint8Array;
  /** A sentence where there is no status; else empty. */
  readonly detail: string;
}

export interface SiteProbes {
  /** http and https, with www and without. */
  readonly frontDoors: readonly ProbedAddress[];
  /** A server that knows what it has answers 404 or 410. */
  readonly unknownPath: ProbedAddress;
  readonly llmsTxt: ProbedAddress;
}
