/** Requests images while the pages are still being crawled, so that no time is lost afterwards. */
import { abortErrorOf } from '../../fetch/clock.ts';
import type { HttpClient } from '../../fetch/http-client.ts';
import { createRateLimiter, type RateLimiter } from '../../fetch/rate-limiter.ts';
import type { Probe } from '../../model/crawl-result.ts';
import type { Politeness } from '../politeness.ts';
import { inTime, type ProbeTime } from './probe-time.ts';
import { probeUrl } from './probe-urls.ts';

/** The most URLs of one kind that are requested besides the pages. */
export const maxProbesPerKind = 200;
/** The most of one page that are requested before those of other pages. */
const maxOfPageFirst = 40;
const maxInFlight = 8;
/** Files are static, and browsers fetch them by the dozen: a fifth of the pages' delay is polite enough. */
const fileShare = 5;
/** The Accept header of browsers for images: a server that has modern formats sends one. */
const imageTypes = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

export interface FilePoliteness {
  readonly client: HttpClient;
  readonly politeness: Politeness;
  readonly signal: AbortSignal;
  readonly crawlDelayMs: number;
}

/** A rate limit of its own for files, unless robots.txt asks for a longer delay. */
export async function rateLimiterForFiles(
  { client, politeness, crawlDelayMs }: FilePoliteness,
  origin: string,
): Promise<RateLimiter> {
  if ((await politeness.robotsCache.crawlDelayMs(origin)) > 0) return politeness.rateLimiter;
  const { clock, limits, sharedRateLimit: shared } = client;
  const delayMs = crawlDelayMs / fileShare;
  return createRateLimiter({
    clock,
    delayMs,
    maxPauseMs: limits.retryAfterTotalMs,
    shared,
    bucketSuffix: ' files',
  });
}

/** The value, unless the signal aborts before. */
async function until<Value>(
  signal: AbortSignal,
  value: Promise<Value> | undefined,
): Promise<Value | undefined> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = (): void => aborted.reject(abortErrorOf(signal));
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([value, aborted.promise]).finally(() => signal.removeEventListener('abort', onAbort));
}

export class ImageChecks {
  readonly #options: FilePoliteness;
  readonly #probes = new Map<string, Promise<Probe>>();
  readonly #waiting: (() => void)[] = [];
  #inFlight = 0;
  #rateLimiter: Promise<RateLimiter> | null = null;

  constructor(options: FilePoliteness) {
    this.#options = options;
  }

  /** Starts with the first images of a page: a gallery must not use up what other pages need. `origin` is the site's. */
  start(urls: readonly string[], origin: string): void {
    this.#request(urls.slice(0, maxOfPageFirst), origin);
  }

  /** The new ones, up to the limit. */
  #request(urls: readonly string[], origin: string): void {
    this.#rateLimiter ??= rateLimiterForFiles(this.#options, origin);
    const rateLimiter = this.#rateLimiter;
    for (const url of urls) {
      if (this.#probes.size >= maxProbesPerKind || this.#probes.has(url)) continue;
      const probe = this.#whenFree(async () => this.#probe(url, await rateLimiter));
      // A cancel rejects the awaited result; perhaps nothing awaits it.
      probe.catch(() => undefined);
      this.#probes.set(url, probe);
    }
  }

  /** Those that were requested already come first, since only so many are. */
  requestedFirst(urls: readonly string[]): readonly string[] {
    const isRequested = (url: string): boolean => this.#probes.has(url);
    return [...urls.filter(isRequested), ...urls.filter((url) => !isRequested(url))];
  }

  /** The results in the order of the list. */
  async results(
    urls: readonly string[],
    origin: string,
    onProbe: () => void,
    time: ProbeTime = { signal: this.#options.signal, isOver: () => false },
  ): Promise<Probe[]> {
    this.#request(urls, origin);
    const found: Probe[] = [];
    for (const url of urls) {
      const probe = await inTime(time, async () => until(time.signal, this.#probes.get(url)), undefined);
      if (probe !== undefined) found.push(probe);
      onProbe();
    }
    return found;
  }

  #probe(url: string, rateLimiter: RateLimiter): Promise<Probe> {
    const { client, politeness, signal } = this.#options;
    return probeUrl(client, url, {
      signal,
      politeness: { rateLimiter, robotsCache: politeness.robotsCache },
      accept: imageTypes,
    });
  }

  async #whenFree<Value>(task: () => Promise<Value>): Promise<Value> {
    if (this.#inFlight >= maxInFlight)
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    else this.#inFlight += 1;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#inFlight -= 1;
      else next();
    }
  }
}
