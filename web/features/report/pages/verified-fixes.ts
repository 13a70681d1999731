/** The fixes of a page that may be called so: each was measured to clear something, and not to cost points. */
import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import type { Page } from '@pagewright/contract/entities/page';

export const verifiedFixesOf = ({ fixes = [] }: Pick<Page, 'fixes'>): VerifiedFix[] =>
  fixes.filter(({ cleared, scoreBefore, scoreAfter }) => cleared.length > 0 && scoreAfter >= scoreBefore);

/** Whether one of them has the suggested text. */
export const isMeasured = (page: Page, words: string): boolean =>
  verifiedFixesOf(page).some((fix) => fix.words?.split('\n').includes(words) === true);
