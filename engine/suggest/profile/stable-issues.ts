/** Findings that stay the same while a page does: what a browser or a clock measured differs from run to run. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { severities } from '@pagewright/contract/severities';
import { allRules } from '../../audit/rules/all.ts';
import type { PageSuggestionInput } from '../suggester.ts';

const measuredRules: ReadonlySet<string> = new Set(
  allRules.filter(({ needs, group }) => needs === 'browser' || group === 'performance').map(({ id }) => id),
);

export interface PlacedIssue {
  readonly issue: Issue;
  /** Its place among the issues of the page. */
  readonly at: number;
}

/** The severest first; within a severity as the report has them. */
export const stableIssues = ({ issues }: Pick<PageSuggestionInput, 'issues'>): readonly PlacedIssue[] =>
  issues
    .map((issue, at) => ({ issue, at }))
    .filter(({ issue }) => !measuredRules.has(issue.ruleId))
    .toSorted(
      (a, b) => severities.indexOf(a.issue.severity) - severities.indexOf(b.issue.severity) || a.at - b.at,
    );
