/** Why a run did not start or did not finish, as the toast that says so. */
import { ApiError, wordsOf } from '../../api/api-error.ts';
import { strings } from './strings.ts';

export interface Refusal {
  readonly title: string;
  readonly description: string;
  /** The one next step, when there is one. */
  readonly action?: { readonly label: string; readonly to: string };
}

const account = '/account';

export function startRefusal(error: unknown): Refusal {
  const words = wordsOf(error, '');
  const isForbidden = error instanceof ApiError && error.status === 403;
  // Of a paid account, which has no free scans: only the server knows how many credits are missing.
  if (isForbidden && error.code === 'needs_credits') {
    return {
      title: strings.insufficientCredits,
      description: words,
      action: { label: strings.getCredits, to: account },
    };
  }
  if (isForbidden && (error.body.needsCredits === true || words.includes('Free scan limit'))) {
    return {
      title: strings.freeScansUsed,
      description: strings.freeScansUsedText,
      action: { label: strings.getCredits, to: account },
    };
  }
  if (isForbidden && words.includes('limit reached')) {
    return {
      title: strings.usageLimit,
      description: words || strings.usageLimitText,
      action: { label: strings.viewAccount, to: account },
    };
  }
  return { title: strings.analysisFailed, description: wordsOf(error, strings.startFailed) };
}

export const runFailure = (text: string): Refusal => ({ title: strings.analysisFailed, description: text });
