/** The fixes of a page that may be called so: each was measured to clear something, and not to cost points. */
import type { ProvenFix } from '@pagewright/contract/entities/fix';
import type { Page } from '@pagewright/contract/entities/page';

export const provenFixesOf = ({ fixes = [] }: Pick<Page, 'fixes'>): ProvenFix[] =>
  fixes.filter(({ cleared, scoreBefore, scoreAfter }) => cleared.length > 0 && scoreAfter >= scoreBefore);

/** Whether words that were advised stand in one of them. */
export const isMeasured = (page: Page, words: string): boolean =>
  provenFixesOf(page).some((fix) => fix.words?.split('\n').includes(words) === true);
