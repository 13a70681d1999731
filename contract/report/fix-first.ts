/** What to fix first: the findings with the most effect, as the first screen and the exported cover list them. */
import type { IssueGroup } from './issue-groups.ts';

const rowsMax = 5;

/** In the order of work; advice is never urgent. */
export const fixFirst = (groups: readonly IssueGroup[]): readonly IssueGroup[] =>
  groups.filter(({ severity }) => severity !== 'info').slice(0, rowsMax);
