/** What a site answers where no link leads: its four front doors, an address that cannot exist, and its llms.txt. */

export interface ProbedAddress {
  readonly url: string;
  /** Null when there was no answer, or the address may not be asked for. */
  readonly status: number | null;
  readonly finalUrl: string;
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
