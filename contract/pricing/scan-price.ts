/** What a scan may cost at most, and what one did cost: the same sum for the form, the hold and the charge. */
import type { Settings } from '../entities/settings.ts';
import type { AccountStatus } from '../entities/usage.ts';
import { limits } from '../limits.ts';

const { scan, aiSuggestionsPerPage, contentDuplication } = limits.credits;
const { wholeSite } = limits;

/** What of a scan is paid for beside the scan itself. */
export interface Delivered {
  readonly pagesWithSuggestions: number;
  readonly hasDuplicationAnalysis: boolean;
}

export const nothingExtra: Delivered = { pagesWithSuggestions: 0, hasDuplicationAnalysis: false };

const itemised = ({ pagesWithSuggestions, hasDuplicationAnalysis }: Delivered): number =>
  scan.paid + pagesWithSuggestions * aiSuggestionsPerPage + (hasDuplicationAnalysis ? contentDuplication : 0);

/** A trial scan is all-inclusive, a paid one is itemised. */
export const mostScanCredits = (
  plan: AccountStatus,
  { maxPages, useAI }: Pick<Settings, 'maxPages' | 'useAI'>,
): number =>
  plan === 'trial'
    ? scan.trial
    : itemised(useAI ? { pagesWithSuggestions: maxPages, hasDuplicationAnalysis: true } : nothingExtra);

/** Of a scan of the whole site, by the pages it read. */
export const wholeSiteCredits = (pages: number): number =>
  scan.paid + Math.max(0, Math.ceil((pages - wholeSite.freePages) / wholeSite.pagesPerCredit));

/** How many pages of a whole site a balance covers; 0 where it covers no scan. */
export const wholeSitePages = (credits: number): number =>
  credits < scan.paid
    ? 0
    : Math.min(wholeSite.pagesMax, wholeSite.freePages + (credits - scan.paid) * wholeSite.pagesPerCredit);

/** Never more than was held for it. */
export const usedScanCredits = (plan: AccountStatus, heldCredits: number, delivered: Delivered): number =>
  Math.min(heldCredits, plan === 'trial' ? scan.trial : itemised(delivered));
