/** Gives each measured fix of a page one place: the issue it was made for, else one that it clears. */
import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import type { Issue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { verifiedFixesOf } from '@pagewright/contract/report/fix-texts';

export interface AssignedFixes {
  readonly of: (issue: Issue) => readonly VerifiedFix[];
  /** The issue whose fix clears this one too. */
  readonly clearedWith: (issue: Issue) => Issue | null;
  /** Made for no issue of the page. */
  readonly rest: readonly VerifiedFix[];
}

export function assignFixes(page: Pick<Page, 'fixes'>, issues: readonly Issue[]): AssignedFixes {
  const placed = new Map<Issue, VerifiedFix[]>();
  const rest: VerifiedFix[] = [];
  for (const fix of verifiedFixesOf(page)) {
    const home =
      issues.find(({ ruleId }) => fix.ruleIds.includes(ruleId)) ??
      issues.find(({ ruleId }) => fix.cleared.includes(ruleId));
    if (home === undefined) rest.push(fix);
    else placed.set(home, [...(placed.get(home) ?? []), fix]);
  }
  const clearedWith = (issue: Issue): Issue | null =>
    placed.has(issue)
      ? null
      : ([...placed].find(([, fixes]) => fixes.some(({ cleared }) => cleared.includes(issue.ruleId)))?.[0] ??
        null);
  return { of: (issue) => placed.get(issue) ?? [], clearedWith, rest };
}

/** Whether one of them has the suggested text. */
export const isMeasured = (page: Page, words: string): boolean =>
  verifiedFixesOf(page).some((fix) => fix.words?.split('\n').includes(words) === true);
