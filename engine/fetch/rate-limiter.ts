/** Limits the rate of requests to each site, and waits for the pauses that servers ask for. */

import type { Clock } from './clock.ts';
import type { SharedRateLimit } from './shared-rate-limit.ts';

export interface RateLimiter {
  /** Resolves when the next request to the site may be sent. */
  readonly acquire: (url: URL, signal: AbortSignal) => Promise<void>;
  /** Holds back all requests to the site; false when the pauses of this crawl are used up. */
  readonly pause: (url: URL, ms: number) => boolean;
  /** From now on the site has the longer of its delay and this one. */
  readonly slowDown: (url: URL, delayMs: number) => void;
}

export interface RateLimiterOptions {
  readonly clock: Clock;
  readonly delayMs: number;
  /** For all pauses that servers ask for together. */
  readonly maxPauseMs: number;
  /** Where other runs send requests to the same sites. */
  readonly shared?: SharedRateLimit | undefined;
  /** Added to the site for requests of another kind, which have a limit of their own. */
  readonly bucketSuffix?: string;
}

interface Bucket {
  delayMs: number;
  nextAt: number;
  pausedUntil: number;
}

/** A shorter wait is part of the work. */
const idleFromMs = 2000;

/** A host has one bucket with and without www, for it is one server. */
const siteOf = (url: URL): string => url.hostname.replace(/\.$/, '').replace(/^www\./, '');

export function createRateLimiter({
  clock,
  delayMs,
  maxPauseMs,
  shared,
  bucketSuffix = '',
}: RateLimiterOptions): RateLimiter {
  const buckets = new Map<string, Bucket>();
  let pausedMs = 0;
  const bucketOf = (url: URL): Bucket => {
    const site = siteOf(url);
    const known = buckets.get(site);
    if (known !== undefined) return known;
    const bucket = { delayMs, nextAt: 0, pausedUntil: 0 };
    buckets.set(site, bucket);
    return bucket;
  };
  const sleep = (ms: number, signal: AbortSignal): Promise<void> => {
    if (ms >= idleFromMs) shared?.idle?.(ms);
    return clock.sleep(ms, signal);
  };
  /** Requests of this limiter also keep the delay after one that had to wait for others. */
  const waitForOthers = async (url: URL, bucket: Bucket, signal: AbortSignal): Promise<void> => {
    if (shared === undefined || bucket.delayMs === 0) return;
    const waitMs = await shared.acquire(siteOf(url) + bucketSuffix, bucket.delayMs, signal);
    if (waitMs <= 0) return;
    await sleep(waitMs, signal);
    bucket.nextAt = Math.max(bucket.nextAt, clock.now() + bucket.delayMs);
  };
  const acquire = async (url: URL, signal: AbortSignal): Promise<void> => {
    const bucket = bucketOf(url);
    let isAcquired = false;
    while (!isAcquired) {
      const now = clock.now();
      const at = Math.max(now, bucket.nextAt, bucket.pausedUntil);
      bucket.nextAt = at + bucket.delayMs;
      if (at > now) await sleep(at - now, signal);
      // A pause may have begun while this request waited.
      isAcquired = bucket.pausedUntil <= clock.now() || at >= bucket.pausedUntil;
    }
    await waitForOthers(url, bucket, signal);
  };
  const pause = (url: URL, ms: number): boolean => {
    const bucket = bucketOf(url);
    const until = clock.now() + ms;
    const added = Math.max(0, until - Math.max(bucket.pausedUntil, clock.now()));
    if (pausedMs + added > maxPauseMs) return false;
    pausedMs += added;
    bucket.pausedUntil = Math.max(bucket.pausedUntil, until);
    shared?.pause(siteOf(url) + bucketSuffix, ms);
    return true;
  };
  const slowDown = (url: URL, longerMs: number): void => {
    const bucket = bucketOf(url);
    // The request that brought the delay is the first that it counts from.
    if (longerMs > bucket.delayMs) bucket.nextAt += longerMs - bucket.delayMs;
    bucket.delayMs = Math.max(bucket.delayMs, longerMs);
  };
  return { acquire, pause, slowDown };
}

/** For a caller that has acquired its first request already. */
export function withFirstAcquired(
  rateLimiter: Pick<RateLimiter, 'acquire' | 'pause'>,
): Pick<RateLimiter, 'acquire' | 'pause'> {
  let isFirst = true;
  return {
    pause: rateLimiter.pause,
    acquire: (url, signal) => {
      if (!isFirst) return rateLimiter.acquire(url, signal);
      isFirst = false;
      return Promise.resolve();
    },
  };
}
