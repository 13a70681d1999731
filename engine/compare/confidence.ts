/** Computes the confidence of a comparison from the share of known pages that were analysed. */
import type { ComparedSample } from '@pagewright/contract/entities/competitor';
import type { Side, Sides } from './comparable-samples.ts';
import { blockedPages, failedPages, unreadPages } from './known-pages.ts';
import { languagesOf } from './site-language.ts';

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

/** Standard error of a share measured on a sample of the known pages, from 0 to 0.5. */
function marginOf({ pages, known }: ComparedSample): number {
  if (pages === 0) return 0.5;
  if (known <= pages) return 0;
  return Math.sqrt((0.25 / pages) * ((known - pages) / (known - 1)));
}

/** What sites of different trades have in common is little to judge either by. */
const otherTradeShare = 0.5;

/** 100 minus the margin of the difference; there is no sampling error when both samples are the same pages. */
export function confidenceOf(
  main: ComparedSample,
  competitor: ComparedSample,
  { isSameSite, isSameTrade }: Pick<Sides, 'isSameSite'> & { readonly isSameTrade: boolean },
): number {
  if (isSameSite) return 100;
  const margin = Math.hypot(marginOf(main), marginOf(competitor));
  return Math.max(0, Math.round(100 * (1 - margin) * (isSameTrade ? 1 : otherTradeShare)));
}
