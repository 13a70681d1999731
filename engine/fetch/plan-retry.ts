/** Decides whether a request is worth a retry, and after which delay. */

import type { HttpClient } from './http-client.ts';
import type { RequestOutcome } from './send-request.ts';

export interface RetryPlan {
  readonly delayMs: number;
  /** The server itself requested the delay, so it applies to all requests to it. */
  readonly isRequestedByServer: boolean;
}

/** Seconds or an HTTP date; null for anything else. */
export function readRetryAfterMs(value: string | undefined, nowMs: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  if (!/^[A-Z][a-z]{2}/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}

// 501, 505 and 999 are permanent.
const isTemporary = (status: number): boolean =>
  status === 429 || (status >= 500 && status <= 599 && status !== 501 && status !== 505);

export function planRetry(
  outcome: RequestOutcome,
  attempt: number,
  { limits, clock }: Pick<HttpClient, 'limits' | 'clock'>,
): RetryPlan | null {
  const backOffMs = limits.backOffMs * 4 ** attempt;
  if (outcome.kind === 'failed') {
    return outcome.isWorthRetrying ? { delayMs: backOffMs, isRequestedByServer: false } : null;
  }
  if (!isTemporary(outcome.status)) return null;
  const requestedMs = readRetryAfterMs(outcome.headers['retry-after'], clock.now());
  if (requestedMs === null) return { delayMs: backOffMs, isRequestedByServer: outcome.status === 429 };
  return requestedMs > limits.retryAfterMs
    ? null
    : { delayMs: Math.max(requestedMs, backOffMs), isRequestedByServer: true };
}
