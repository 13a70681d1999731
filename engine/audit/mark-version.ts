/** Marks findings in a page as rendered, so that nobody searches for them in the HTML as it was sent. */
import type { Issue } from '@pagewright/contract/entities/issue';
import type { RuleMetadata } from './rule.ts';
import { type SiteFailure, withReview } from './run-rules.ts';

interface Failure {
  readonly rule: RuleMetadata;
  readonly issue: Issue;
}

/** What the HTTP response says is the same in both versions. */
const isInDocument = ({ needs }: RuleMetadata): boolean => needs === 'html';

/** The lines of a rendered document are those of no file. */
const withoutLine = (rule: RuleMetadata, { data, ...issue }: Issue): Issue =>
  data?.line === undefined
    ? { ...issue, ...(data && { data }) }
    : withReview(rule, issue, { ...issue, data: { ...data, line: 'none' } });

export const asRendered = <F extends Failure>(failure: F): F =>
  isInDocument(failure.rule)
    ? { ...failure, issue: { ...withoutLine(failure.rule, failure.issue), version: 'rendered' } }
    : failure;

/** Findings of site rules about pages of which all were checked as rendered. */
export const markSiteVersions = (
  failures: readonly SiteFailure[],
  rendered: ReadonlySet<string>,
): readonly SiteFailure[] =>
  failures.map((failure) => {
    const { rule, finding } = failure;
    const pages = finding.page === undefined ? finding.urls : [finding.page];
    const isRendered =
      rule.reads.includes('pages') && pages.length > 0 && pages.every((url) => rendered.has(url));
    return isRendered ? asRendered(failure) : failure;
  });
