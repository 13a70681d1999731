/** Which group of findings a finding of the insights is about; its name is written for people. */
import { IssueCategory } from '@pagewright/contract/entities/issue';
import { categoryLabels } from '@pagewright/contract/report/report-words';

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/-| and /g, ' ')
    .trim();

/** Null for a name that is no group, such as one a model made up. */
export const categoryOfFinding = (name: string): IssueCategory | null =>
  IssueCategory.options.find((category) =>
    [categoryLabels[category], category].some((each) => plain(each) === plain(name)),
  ) ?? null;
