/** What a plan and a hold cover of the suggestions of a run. */
import type { AccountStatus } from '@pagewright/contract/entities/usage';
import { limits } from '@pagewright/contract/limits';

const { scan, aiSuggestionsPerPage } = limits.credits;

export const suggestionsPerPage = (plan: AccountStatus): number =>
  plan === 'trial' ? limits.trial.suggestionsPerPage : limits.suggestionsPerPage.max;

/** Null for no limit. */
export const suggestedPagesMax = (plan: AccountStatus, heldCredits: number): number | null =>
  plan === 'trial' ? null : Math.max(0, Math.floor((heldCredits - scan.paid) / aiSuggestionsPerPage));
