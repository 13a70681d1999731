/** Why a run did not start or did not finish, as the toast that says so. */
import { failureStep } from '@pagewright/contract/report/failure-steps';
import { ApiError, wordsOf } from '../../api/api-error.ts';
import { strings } from './strings.ts';

export interface Refusal {
  readonly title: string;
  readonly description: string;
  /** The one next step, when there is one. */
  readonly action?: { readonly label: string; readonly to: string; readonly altText: string };
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
      action: { label: strings.getCredits, to: account, altText: strings.accountAlt },
    };
  }
  if (isForbidden && (error.code === 'free_scans_used' || error.body.needsCredits === true)) {
    return {
      title: strings.freeScansUsed,
      description: strings.freeScansUsedText,
      action: { label: strings.getCredits, to: account, altText: strings.accountAlt },
    };
  }
  if (isForbidden && error.code === 'page_limit_reached') {
    return {
      title: strings.usageLimit,
      description: words || strings.usageLimitText,
      action: { label: strings.viewAccount, to: account, altText: strings.accountAlt },
    };
  }
  return { title: strings.analysisFailed, description: wordsOf(error, strings.startFailed) };
}

export interface RunFailure {
  readonly text: string;
  /** What it is about, where the server knows. */
  readonly code?: string | undefined;
}

/** Its next step, where the server knows what it is about. */
export function runFailure({ text, code }: RunFailure, domain: string | null): Refusal {
  const refusal = { title: strings.analysisFailed, description: text };
  if (domain === null || code === undefined) return refusal;
  const altText = code === 'password' ? strings.enterPasswordAlt : strings.enterDomainAlt;
  return { ...refusal, action: { ...failureStep({ domain, code, siteId: null }), altText } };
}
