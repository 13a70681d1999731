/** How a closed site is entered: plain data, so that it can be sent to another thread. */

export interface SiteHeaders {
  /** Scheme, host and port of each, as `https://staging.example`: no other origin gets the headers. */
  readonly origins: ReadonlySet<string>;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** What is hidden where the site repeats it. */
  readonly secrets: readonly string[];
}

export interface SiteAccess {
  /** In place of our own. */
  readonly userAgent?: string | undefined;
  readonly siteHeaders?: SiteHeaders | null | undefined;
}
