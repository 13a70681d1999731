/** Whether an answer is worth asking for again, and after how long a pause. */
import type { Exchange } from './exchange.ts';
import type { HttpClient } from './http-client.ts';

export interface RetryPlan {
  readonly delayMs: number;
  /** The server itself asked for the pause, so it holds for all requests to it. */
  readonly isAskedFor: boolean;
}

/** Seconds or an HTTP date; null for anything else. */
export function readRetryAfterMs(value: string | undefined, nowMs: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  if (!/^[A-Z][a-z]{2}/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}

// 501, 505 and 999 say "never", not "not now".
const isPassing = (status: number): boolean =>
  status === 429 || (status >= 500 && status <= 599 && status !== 501 && status !== 505);

export function planRetry(
  outcome: Exchange,
  attempt: number,
  { limits, timing }: Pick<HttpClient, 'limits' | 'timing'>,
): RetryPlan | null {
  const backOffMs = limits.backOffMs * 4 ** attempt;
  if (outcome.kind === 'trouble') {
    return outcome.isWorthRetrying ? { delayMs: backOffMs, isAskedFor: false } : null;
  }
  if (!isPassing(outcome.status)) return null;
  const askedMs = readRetryAfterMs(outcome.headers['retry-after'], timing.now());
  if (askedMs === null) return { delayMs: backOffMs, isAskedFor: outcome.status === 429 };
  return askedMs > limits.retryAfterMs ? null : { delayMs: Math.max(askedMs, backOffMs), isAskedFor: true };
}
