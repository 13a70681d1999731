/** Which group of findings a finding of the insights is about; its name is written for people. */
import { IssueCategory } from '@pagewright/contract/entities/issue';
import { categoryLabels } from '@pagewright/contract/report/report-words';

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/-| and /g, ' ')
    .trim();

const byName = new Map(
  IssueCategory.options.flatMap((category) => [
    [plain(categoryLabels[category]), category] as const,
    [plain(category), category] as const,
  ]),
);

/** Null for a name that is no group, such as one a model made up. */
export const categoryOfFinding = (name: string): IssueCategory | null => byName.get(plain(name)) ?? null;
