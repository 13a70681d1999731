/** How we behave towards servers: the pace and robots.txt, shared by a crawl and the probes beside it. */
import type { HttpClient } from './http-client.ts';
import { createPacer, type Pacer } from './pacer.ts';
import { createRobotsDesk, type RobotsDesk } from './robots-desk.ts';

export interface Manners {
  readonly pacer: Pacer;
  readonly desk: RobotsDesk;
}

export function createManners(client: HttpClient, crawlDelayMs: number, signal: AbortSignal): Manners {
  const { timing, limits, sharedPace: shared } = client;
  const pacer = createPacer({ timing, delayMs: crawlDelayMs, mostHeldMs: limits.retryAfterTotalMs, shared });
  return { pacer, desk: createRobotsDesk(client, pacer, signal) };
}
