/** Rate limiter and robots.txt, shared by a crawl and the probes beside it. */
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import type { HttpClient } from '../fetch/http-client.ts';
import { createRateLimiter, type RateLimiter } from '../fetch/rate-limiter.ts';
import { createRobotsCache, type RobotsCache } from './robots/robots-cache.ts';

export interface Politeness {
  readonly rateLimiter: RateLimiter;
  readonly robotsCache: RobotsCache;
}

export function createPoliteness(
  client: HttpClient,
  { crawlDelayMs, ignoredHost }: Pick<AuditOptions, 'crawlDelayMs' | 'ignoredHost'>,
  signal: AbortSignal,
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
