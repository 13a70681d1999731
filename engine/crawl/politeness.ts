/** Rate limiter and robots.txt, shared by a crawl and the probes beside it. */
import type { HttpClient } from '../fetch/http-client.ts';
import { createRateLimiter, type RateLimiter } from '../fetch/rate-limiter.ts';
import { createRobotsCache, type RobotsCache } from './robots/robots-cache.ts';

export interface Politeness {
  readonly rateLimiter: RateLimiter;
  readonly robotsCache: RobotsCache;
}

export interface PolitenessOptions {
  /** Reads what robots.txt of this host and its www. forbids, without its Crawl-delay: for its owner only. */
  readonly ignoredHost?: string | null;
}

export function createPoliteness(
  client: HttpClient,
  crawlDelayMs: number,
  signal: AbortSignal,
  { ignoredHost = null }: PolitenessOptions = {},
): Politeness {
  const { clock, limits, sharedRateLimit: shared } = client;
  const rateLimiter = createRateLimiter({
    clock,
    delayMs: crawlDelayMs,
    maxPauseMs: limits.retryAfterTotalMs,
    shared,
  });
  return { rateLimiter, robotsCache: createRobotsCache(client, rateLimiter, signal, ignoredHost) };
}
