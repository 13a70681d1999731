/** How far two samples can be trusted: from how many of the known pages each site was judged by. */
import type { ComparedSample } from '@pagewright/contract/entities/competitor';
import { blockedPages, failedPages, unreadPages } from './known-pages.ts';
import { languagesOf } from './site-language.ts';
import type { Side, Sides } from './take-sides.ts';

export function sampleOf({ pages, whole }: Side): ComparedSample {
  const { coverage, date } = whole;
  const failed = failedPages(coverage).length;
  const blocked = blockedPages(coverage).length;
  return {
    pages: pages.length,
    known: whole.pages.length + unreadPages(coverage).length + failed + blocked,
    failed,
    blocked,
    languages: [...languagesOf(pages)],
    date,
  };
}

/** The most that a share measured on so many of so many pages is off by: a standard error, from 0 to 0.5. */
function marginOf({ pages, known }: ComparedSample): number {
  if (pages === 0) return 0.5;
  if (known <= pages) return 0;
  return Math.sqrt((0.25 / pages) * ((known - pages) / (known - 1)));
}

/** 100 less the margin of the difference; where both are the same pages, no sampling lies between them. */
export function confidenceOf(
  main: ComparedSample,
  competitor: ComparedSample,
  { isSameSite }: Pick<Sides, 'isSameSite'>,
): number {
  if (isSameSite) return 100;
  const margin = Math.hypot(marginOf(main), marginOf(competitor));
  return Math.max(0, Math.round(100 * (1 - margin)));
}
