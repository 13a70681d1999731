/** Rate limiter and robots.txt, shared by a crawl and the probes beside it. */
import type { HttpClient } from '../fetch/http-client.ts';
import { createRateLimiter, type RateLimiter } from '../fetch/rate-limiter.ts';
import { createRobotsCache, type RobotsCache } from './robots/robots-cache.ts';

export interface Politeness {
  readonly rateLimiter: RateLimiter;
  readonly robotsCache: RobotsCache;
}

export interface PolitenessOptions {
  /** Reads what robots.txt forbids, without its Crawl-delay: for the owner of a site only. */
  readonly ignoreRobots?: boolean | undefined;
}

export function createPoliteness(
  client: HttpClient,
  crawlDelayMs: number,
  signal: AbortSignal,
  { ignoreRobots = false }: PolitenessOptions = {},
): Politeness {
  const { clock, limits, sharedRateLimit: shared } = client;
  const rateLimiter = createRateLimiter({
    clock,
    delayMs: crawlDelayMs,
    maxPauseMs: limits.retryAfterTotalMs,
    shared,
  });
  return { rateLimiter, robotsCache: createRobotsCache(client, rateLimiter, signal, ignoreRobots) };
}
