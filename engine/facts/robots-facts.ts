/** What a host's robots.txt says, group by group with line numbers: plain data between crawl and the rules. */

export interface RobotsRule {
  readonly allow: boolean;
  /** The pattern as it is written. */
  readonly path: string;
  readonly line: number;
}

export interface RobotsGroup {
  /** The product tokens it is for, in lower case; `*` for everybody. */
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
  | 'unknown-directive';

export interface RobotsProblem {
  readonly kind: RobotsProblemKind;
  readonly line: number;
  readonly text: string;
}

/** A robots.txt as text, before anyone asks where it came from. */
export interface RobotsFile {
  readonly groups: readonly RobotsGroup[];
  readonly sitemaps: readonly { readonly url: string; readonly line: number }[];
  readonly problems: readonly RobotsProblem[];
}

export interface RobotsFacts extends RobotsFile {
  readonly url: string;
  /** `rules`: the file decides. `open`: there is none. `closed`: it could not be read, so nothing may be. */
  readonly access: 'rules' | 'open' | 'closed';
  /** A sentence that says why. */
  readonly reason: string;
  readonly status: number | null;
  readonly bytes: number;
  readonly truncated: boolean;
}

export interface RobotsVerdict {
  readonly allowed: boolean;
  /** The rule that decided; null when no rule matched. */
  readonly rule: RobotsRule | null;
  /** A sentence such as `robots.txt, line 4: Disallow: /private`. */
  readonly reason: string;
}
