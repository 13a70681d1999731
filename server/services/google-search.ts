/** The port to Google: what the services ask of it, and how it can fail. */

/** `unauthorized`: the access token is no longer good; `revoked`: nor is what it is made from. */
export type GoogleTroubleKind = 'unauthorized' | 'revoked' | 'forbidden' | 'quota' | 'unavailable';

export class GoogleTrouble extends Error {
  override readonly name = 'GoogleTrouble';
  readonly kind: GoogleTroubleKind;
  /** As Google asks; null where it does not. */
  readonly retryAfterS: number | null;

  constructor(kind: GoogleTroubleKind, retryAfterS: number | null = null) {
    super(`Google: ${kind}`);
    this.kind = kind;
    this.retryAfterS = retryAfterS;
  }
}

export interface ServiceAccountKey {
  readonly email: string;
  /** In PEM. */
  readonly privateKey: string;
}

export interface GoogleProperty {
  readonly name: string;
  readonly isReadable: boolean;
}

export interface GoogleRow {
  /** In the order of the dimensions. */
  readonly keys: readonly string[];
  readonly clicks: number;
  readonly impressions: number;
  readonly position: number;
}

export interface GoogleQuery {
  readonly from: string;
  readonly to: string;
  readonly dimensions: readonly ('date' | 'page' | 'query')[];
  readonly startRow: number;
  readonly rowLimit: number;
}

/** All calls throw a `GoogleTrouble`. */
export interface GoogleSearch {
  /** Whether the operator has a client, so that accounts can be connected. */
  readonly canConnect: boolean;
  /** Where to redirect the browser. */
  begin(state: string): { readonly url: string; readonly codeVerifier: string };
  /** The refresh token. */
  finish(code: string, codeVerifier: string): Promise<string>;
  /** An access token. */
  refresh(refreshToken: string): Promise<string>;
  /** An access token. */
  signIn(key: ServiceAccountKey): Promise<string>;
  revoke(refreshToken: string): Promise<void>;
  listProperties(token: string): Promise<readonly GoogleProperty[]>;
  query(token: string, property: string, query: GoogleQuery): Promise<readonly GoogleRow[]>;
}
