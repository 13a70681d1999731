/** The browsers of all runs: each belongs to one run, which may use it for its next page; an idle one ends after a while. */
import type { RunBrowser } from './run-browser.ts';

/** What identifies a run here. */
export type Owner = object;

interface IdleBrowser {
  readonly owner: Owner;
  readonly pooled: PooledBrowser;
  readonly timer: NodeJS.Timeout;
}

interface PooledBrowser {
  /** Rejects when it could not be started. */
  readonly browser: Promise<RunBrowser>;
  readonly pages: number;
}

export interface BrowserPoolOptions {
  readonly launch: () => Promise<RunBrowser>;
  /** Of all runs together. */
  readonly maxIdle: number;
  readonly idleMs: number;
  /** After so many pages a browser is replaced. */
  readonly maxPages: number;
}

/** A browser that a page has to itself. */
export interface AcquiredBrowser extends RunBrowser {
  /** For the next page of the run, unless the page left it in a doubtful state. */
  readonly release: (isReusable: boolean) => Promise<void>;
}

export class BrowserPool {
  readonly #options: BrowserPoolOptions;
  readonly #idle: IdleBrowser[] = [];
  readonly #ending = new Set<Promise<void>>();

  constructor(options: BrowserPoolOptions) {
    this.#options = options;
  }

  async acquire(owner: Owner): Promise<AcquiredBrowser> {
    const at = this.#idle.findIndex((each) => each.owner === owner);
    const [idle] = at === -1 ? [] : this.#idle.splice(at, 1);
    clearTimeout(idle?.timer);
    const pooled = idle?.pooled ?? { browser: this.#options.launch(), pages: 0 };
    const browser = await pooled.browser;
    return {
      ...browser,
      release: async (isReusable) => {
        const pages = pooled.pages + 1;
        if (isReusable && pages < this.#options.maxPages) this.#addIdle(owner, { ...pooled, pages });
        else await browser.end();
      },
    };
  }

  /** Starts a browser before the run has a page for it, unless enough are waiting already. */
  warmUp(owner: Owner): void {
    if (this.#idle.length >= this.#options.maxIdle) return;
    const browser = this.#options.launch();
    // Whoever acquires it learns why it did not start.
    browser.catch(() => undefined);
    this.#addIdle(owner, { browser, pages: 0 });
  }

  /** Ends the idle browsers of a run. */
  async endOf(owner: Owner): Promise<void> {
    await Promise.all(this.#idle.filter((each) => each.owner === owner).map((each) => this.#end(each)));
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((each) => this.#finish(each)));
    await Promise.all(this.#ending);
  }

  #addIdle(owner: Owner, pooled: PooledBrowser): void {
    const idle: IdleBrowser = {
      owner,
      pooled,
      timer: setTimeout(() => void this.#end(idle), this.#options.idleMs),
    };
    this.#idle.push(idle);
    const [oldest] = this.#idle;
    if (this.#idle.length > this.#options.maxIdle && oldest !== undefined) void this.#end(oldest);
  }

  async #end(idle: IdleBrowser): Promise<void> {
    const at = this.#idle.indexOf(idle);
    if (at === -1) return;
    this.#idle.splice(at, 1);
    await this.#finish(idle);
  }

  async #finish(idle: IdleBrowser): Promise<void> {
    clearTimeout(idle.timer);
    const ending = idle.pooled.browser.then(
      ({ end }) => end(),
      () => undefined,
    );
    this.#ending.add(ending);
    await ending.finally(() => this.#ending.delete(ending));
  }
}
