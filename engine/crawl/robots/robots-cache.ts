/** Caches the robots.txt of every origin, so that each is fetched once. */

import { type HttpClient, robotsToken } from '../../fetch/http-client.ts';
import type { RateLimiter } from '../../fetch/rate-limiter.ts';
import type { RobotsMatch, RobotsTxt } from '../../model/robots-txt.ts';
import { fetchRobots, type RobotsResponse } from './fetch-robots.ts';
import { matchRobots, type RobotsMatcher, robotsPathOf } from './match-robots.ts';

export interface RobotsCache {
  /** Whether our own user agent may request a URL. */
  readonly match: (url: URL) => Promise<RobotsMatch>;
  readonly get: (origin: string) => Promise<RobotsResponse>;
  /** The delay that robots.txt asks for, which is applied up to a limit. */
  readonly crawlDelayMs: (origin: string) => Promise<number>;
  /** All files that were fetched, in order. */
  readonly facts: () => readonly RobotsTxt[];
}

interface CacheEntry {
  readonly response: RobotsResponse;
  readonly matcher: RobotsMatcher;
}

export function createRobotsCache(
  client: HttpClient,
  rateLimiter: RateLimiter,
  signal: AbortSignal,
): RobotsCache {
  const entries = new Map<string, Promise<CacheEntry>>();
  const fetched: RobotsTxt[] = [];
  const fetchEntry = async (origin: string): Promise<CacheEntry> => {
    const response = await fetchRobots(client, origin, { signal, rateLimiter });
    const matcher = matchRobots(response.robots, robotsToken);
    rateLimiter.slowDown(new URL(origin), Math.min(matcher.crawlDelayMs, client.limits.crawlDelayMaxMs));
    fetched.push(response.robots);
    return { response, matcher };
  };
  const entryFor = (origin: string): Promise<CacheEntry> => {
    const known = entries.get(origin);
    if (known !== undefined) return known;
    const entry = fetchEntry(origin);
    entries.set(origin, entry);
    return entry;
  };
  return {
    get: async (origin) => (await entryFor(origin)).response,
    match: async (url) => (await entryFor(url.origin)).matcher.match(robotsPathOf(url)),
    crawlDelayMs: async (origin) => (await entryFor(origin)).matcher.crawlDelayMs,
    facts: () => fetched,
  };
}
