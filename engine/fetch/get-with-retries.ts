/** Requests one URL, again if that may help, and never waits longer than a limit for a server that says nothing. */
import type { HttpClient } from './http-client.ts';
import type { Headers } from './http-transport.ts';
import { planRetry } from './plan-retry.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { RequestOutcome } from './send-request.ts';

export interface RetryOptions {
  readonly signal: AbortSignal;
  readonly totalMs: number;
  readonly bodyBytes: (status: number, headers: Headers) => number;
  readonly accept?: string | undefined;
  readonly cookie?: string | undefined;
  readonly retries?: number | undefined;
  readonly rateLimiter?: Pick<RateLimiter, 'acquire' | 'pause'> | undefined;
  readonly failureBudget?: FailureBudget | undefined;
}

/** How long a server may be silent in all; shared by the requests that are given the same one. */
export interface SilenceBudget {
  leftMs: number;
}

/**
 * How long requests may take in all that lead to nothing: the server is silent, does not come to an end, asks for
 * another attempt later, or redirects without ever arriving.
 */
export interface FailureBudget {
  leftMs: number;
}

/** Up to three attempts, with exponential backoff or the delay that the server asks for. */
export async function getWithRetries(
  client: HttpClient,
  url: URL,
  options: RetryOptions,
  silence: SilenceBudget,
): Promise<RequestOutcome> {
  const { signal, bodyBytes, accept, cookie, rateLimiter, failureBudget } = options;
  const { limits, clock } = client;
  const retries = options.retries ?? limits.retries;
  for (let attempt = 0; ; attempt += 1) {
    await rateLimiter?.acquire(url, signal);
    const totalMs = Math.min(options.totalMs, Math.max(1, failureBudget?.leftMs ?? options.totalMs));
    const startedAt = clock.now();
    const outcome = await client.get(url, {
      firstByteMs: limits.firstByteMs,
      headMs: Math.max(1, Math.min(silence.leftMs, totalMs)),
      totalMs,
      signal,
      bodyBytes,
      ...(accept !== undefined && { accept }),
      cookie,
    });
    const plan = attempt < retries ? planRetry(outcome, attempt, client) : null;
    const lostMs = clock.now() - startedAt + (plan?.delayMs ?? 0);
    if (outcome.kind === 'failed') silence.leftMs -= lostMs;
    if (failureBudget !== undefined && (outcome.kind === 'failed' || plan !== null))
      failureBudget.leftMs -= lostMs;
    if (plan === null || silence.leftMs <= 0 || (failureBudget?.leftMs ?? 1) <= 0) return outcome;
    if (plan.isRequestedByServer && rateLimiter?.pause(url, plan.delayMs) === false) return outcome;
    await clock.sleep(plan.delayMs, signal);
  }
}
