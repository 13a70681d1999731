/** A parsed robots.txt with line numbers: plain data between crawl and audit. */

export interface RobotsRule {
  readonly allow: boolean;
  /** The pattern as it is written. */
  readonly path: string;
  readonly line: number;
}

export interface RobotsGroup {
  /** The product tokens it is for, in lower case; `*` for all. */
  readonly agents: readonly string[];
  readonly line: number;
  readonly rules: readonly RobotsRule[];
  readonly crawlDelaySeconds: number | null;
}

export type RobotsProblemKind =
  | 'no-colon'
  | 'rule-before-user-agent'
  | 'path-without-slash'
  | 'dollar-not-last'
  | 'sitemap-not-absolute'
  | 'bad-crawl-delay'
  | 'html'
  | 'misspelt-directive'
  | 'unsupported-noindex'
  | 'unknown-directive';

export interface RobotsProblem {
  readonly kind: RobotsProblemKind;
  readonly line: number;
  readonly text: string;
}

/** The content of a robots.txt. */
export interface RobotsTxtContent {
  readonly groups: readonly RobotsGroup[];
  readonly sitemaps: readonly { readonly url: string; readonly line: number }[];
  readonly problems: readonly RobotsProblem[];
}

/** The robots.txt of a host, or what its absence means. */
export interface RobotsTxt extends RobotsTxtContent {
  readonly url: string;
  /** `rules`: the file decides. `open`: there is none. `closed`: it could not be fetched, so everything is disallowed. */
  readonly access: 'rules' | 'open' | 'closed';
  /** Why, as a sentence. */
  readonly reason: string;
  readonly status: number | null;
  readonly bytes: number;
  readonly truncated: boolean;
}

/** Whether robots.txt allows a URL. */
export interface RobotsMatch {
  readonly allowed: boolean;
  /** The rule that decided; null when no rule matched. */
  readonly rule: RobotsRule | null;
  /** A sentence such as `robots.txt, line 4: Disallow: /private`. */
  readonly reason: string;
}
