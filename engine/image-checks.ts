/** Asks for images while the pages are still being read, so that nobody waits for them afterwards. */
import type { HttpClient } from './crawl/http-client.ts';
import type { Manners } from './crawl/manners.ts';
import { createPacer, type Pacer } from './crawl/pacer.ts';
import { probeUrl } from './crawl/probe.ts';
import type { Probe } from './facts/crawl-result.ts';

/** Most addresses of one kind that are tried besides the pages. */
export const triedMax = 200;
const underWayMax = 8;
/** Files are static, and browsers fetch them by the dozen: a fifth of the pages' distance is polite enough. */
const fileShare = 5;
/** As browsers ask for images: a server that has modern formats sends one. */
const imageTypes = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

export interface FileManners {
  readonly client: HttpClient;
  readonly manners: Manners;
  readonly signal: AbortSignal;
  readonly crawlDelayMs: number;
}

/** A pace of its own for files, unless robots.txt asks for a longer one. */
export async function pacerForFiles(
  { client, manners, crawlDelayMs }: FileManners,
  origin: string,
): Promise<Pacer> {
  if ((await manners.desk.crawlDelayMs(origin)) > 0) return manners.pacer;
  const { timing, limits, sharedPace: shared } = client;
  const delayMs = crawlDelayMs / fileShare;
  return createPacer({ timing, delayMs, mostHeldMs: limits.retryAfterTotalMs, shared, lane: ' files' });
}

export class ImageChecks {
  readonly #setting: FileManners;
  readonly #probes = new Map<string, Promise<Probe>>();
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;
  #pacer: Promise<Pacer> | null = null;

  constructor(setting: FileManners) {
    this.#setting = setting;
  }

  /** Begins with those that are new, as long as there are not too many; `origin` is the site's. */
  start(urls: readonly string[], origin: string): void {
    this.#pacer ??= pacerForFiles(this.#setting, origin);
    const pacer = this.#pacer;
    for (const url of urls) {
      if (this.#probes.size >= triedMax || this.#probes.has(url)) continue;
      const probe = this.#inTurn(async () => this.#probe(url, await pacer));
      // Whoever asks for the answer learns of a cancel; nobody may ever ask.
      probe.catch(() => undefined);
      this.#probes.set(url, probe);
    }
  }

  /** The answers in the order of the list. */
  async answers(urls: readonly string[], origin: string, onProbe: () => void): Promise<Probe[]> {
    this.start(urls, origin);
    const found: Probe[] = [];
    for (const url of urls) {
      const probe = await this.#probes.get(url);
      if (probe !== undefined) found.push(probe);
      onProbe();
    }
    return found;
  }

  #probe(url: string, pacer: Pacer): Promise<Probe> {
    const { client, manners, signal } = this.#setting;
    return probeUrl(client, url, {
      signal,
      manners: { pacer, desk: manners.desk },
      accept: imageTypes,
    });
  }

  async #inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    if (this.#underWay >= underWayMax)
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    else this.#underWay += 1;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#underWay -= 1;
      else next();
    }
  }
}
