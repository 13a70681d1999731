/** Groups findings by cause: several findings of one cause are one thing to fix, and are counted once. */
import type { Issue, Severity, SiteIssue } from '../entities/issue.ts';
import type { Page } from '../entities/page.ts';
import { severities } from '../severities.ts';

export type PageWithCauses = Pick<Page, 'url' | 'issues' | 'template' | 'sameAs'>;

/** The rule comes first, so that a cause says which finding leads. */
const keyOf = (ruleId: string, place: string): string => `${ruleId} ${place}`;

/** The cause of a finding that nearly every page has. */
export const siteWideCause = (ruleId: string): string => keyOf(ruleId, 'site-wide');

/** The cause of findings on several pages that have one thing in common, such as a missing folder. */
export const sharedCause = (ruleId: string, what: string): string => keyOf(ruleId, what);

/** The finding of a rule is one on all pages of a template, and on a page with several URLs. */
export const causeOnPage = (
  { ruleId, cause }: Pick<Issue, 'ruleId' | 'cause'>,
  { url, template, sameAs }: Pick<Page, 'url' | 'template' | 'sameAs'>,
): string => cause ?? keyOf(ruleId, template ?? sameAs ?? url);

export const causeOnSite = ({
  ruleId,
  cause,
  urls,
  description,
  messageId,
  data,
}: Pick<SiteIssue, 'ruleId' | 'cause' | 'urls' | 'description' | 'messageId' | 'data'>): string => {
  if (cause !== undefined) return cause;
  if (urls.length === 1) return keyOf(ruleId, urls[0] ?? '');
  // Earlier analyses have a sentence only.
  return keyOf(ruleId, messageId === undefined ? description : JSON.stringify([messageId, data]));
};

/** The rule whose finding names the cause. */
export const leadRuleOf = ({ ruleId, cause }: Pick<Issue, 'ruleId' | 'cause'>): string =>
  cause === undefined ? ruleId : (cause.split(' ', 1)[0] ?? ruleId);

export interface FoundCause {
  readonly cause: string;
  readonly issue: Issue;
  /** The pages it affects; none when it is about the host. */
  readonly urls: readonly string[];
}

export const causesOf = ({
  pages,
  siteIssues,
}: {
  readonly pages: readonly PageWithCauses[];
  readonly siteIssues: readonly SiteIssue[];
}): readonly FoundCause[] => [
  ...siteIssues.map((issue) => ({ cause: causeOnSite(issue), issue, urls: issue.urls })),
  ...pages.flatMap((page) =>
    page.issues.map((issue) => ({ cause: causeOnPage(issue, page), issue, urls: [page.url] })),
  ),
];

/** Counts each cause once, by the most severe of its findings. */
export class CauseCounter {
  /** Rules that have a finding. */
  readonly broken = new Set<string>();
  readonly #worst = new Map<string, Severity>();

  add(cause: string, { ruleId, severity }: Pick<Issue, 'ruleId' | 'severity'>): void {
    this.broken.add(ruleId);
    const before = this.#worst.get(cause);
    if (before === undefined || severities.indexOf(severity) < severities.indexOf(before))
      this.#worst.set(cause, severity);
  }

  addPage(page: PageWithCauses): void {
    for (const issue of page.issues) this.add(causeOnPage(issue, page), issue);
  }

  addSiteIssue(issue: SiteIssue): void {
    this.add(causeOnSite(issue), issue);
  }

  counts(): Readonly<Record<Severity, number>> {
    const counts = { critical: 0, warning: 0, info: 0 };
    for (const severity of this.#worst.values()) counts[severity] += 1;
    return counts;
  }
}

/** Each cause once, by the most severe of its findings. */
export function countCauses(
  found: readonly { readonly cause: string; readonly issue: Pick<Issue, 'ruleId' | 'severity'> }[],
): Readonly<Record<Severity, number>> {
  const counter = new CauseCounter();
  for (const { cause, issue } of found) counter.add(cause, issue);
  return counter.counts();
}
