/** Caches the robots.txt of every origin, so that each is fetched once. */

import type { FailureBudget } from '../../fetch/get-with-retries.ts';
import { type HttpClient, robotsToken } from '../../fetch/http-client.ts';
import type { RateLimiter } from '../../fetch/rate-limiter.ts';
import type { RobotsMatch, RobotsTxt } from '../../model/robots-txt.ts';
import { fetchRobots, type RobotsResponse } from './fetch-robots.ts';
import { matchRobots, type RobotsMatcher, robotsPathOf } from './match-robots.ts';

export interface RobotsCache {
  /** Whether our own user agent may request a URL. The budget counts where the file is not fetched yet. */
  readonly match: (url: URL, failureBudget?: FailureBudget) => Promise<RobotsMatch>;
  readonly get: (origin: string, failureBudget?: FailureBudget) => Promise<RobotsResponse>;
  /** The delay that robots.txt asks for, which is applied up to a limit. */
  readonly crawlDelayMs: (origin: string) => Promise<number>;
  /** All files that were fetched, in order. */
  readonly facts: () => readonly RobotsTxt[];
  /** Those that requests obey: without that of a host whose owner wishes otherwise. */
  readonly obeyed: () => readonly RobotsTxt[];
}

interface CacheEntry {
  readonly response: RobotsResponse;
  readonly matcher: RobotsMatcher;
}

const ignored: RobotsMatch = {
  allowed: true,
  rule: null,
  reason: 'robots.txt is ignored, as the site’s owner asked.',
};

export function createRobotsCache(
  client: HttpClient,
  rateLimiter: RateLimiter,
  signal: AbortSignal,
  ignoredHost: string | null = null,
): RobotsCache {
  const isIgnored = (url: string): boolean => {
    const { hostname } = new URL(url);
    return ignoredHost !== null && (hostname === ignoredHost || hostname === `www.${ignoredHost}`);
  };
  const entries = new Map<string, Promise<CacheEntry>>();
  const fetched: RobotsTxt[] = [];
  const fetchEntry = async (origin: string, failureBudget?: FailureBudget): Promise<CacheEntry> => {
    const response = await fetchRobots(client, origin, { signal, rateLimiter, failureBudget });
    const matcher = matchRobots(response.robots, robotsToken);
    if (!isIgnored(origin))
      rateLimiter.slowDown(new URL(origin), Math.min(matcher.crawlDelayMs, client.limits.crawlDelayMaxMs));
    fetched.push(response.robots);
    return { response, matcher };
  };
  const entryFor = (origin: string, failureBudget?: FailureBudget): Promise<CacheEntry> => {
    const known = entries.get(origin);
    if (known !== undefined) return known;
    const entry = fetchEntry(origin, failureBudget);
    entries.set(origin, entry);
    return entry;
  };
  return {
    get: async (origin, failureBudget) => (await entryFor(origin, failureBudget)).response,
    match: async (url, failureBudget) => {
      const { matcher } = await entryFor(url.origin, failureBudget);
      return isIgnored(url.origin) ? ignored : matcher.match(robotsPathOf(url));
    },
    crawlDelayMs: async (origin) => (isIgnored(origin) ? 0 : (await entryFor(origin)).matcher.crawlDelayMs),
    facts: () => fetched,
    obeyed: () => fetched.filter(({ url }) => !isIgnored(url)),
  };
}
