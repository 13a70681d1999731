/** The browsers of all runs: each belongs to one run, which may use it for its next page; an idle one ends after a while. */
import type { RunBrowser } from './run-browser.ts';

/** What identifies a run here. */
export type Owner = object;

interface Idle {
  readonly owner: Owner;
  readonly kept: KeptBrowser;
  readonly timer: NodeJS.Timeout;
}

interface KeptBrowser {
  /** Rejects when it could not be started. */
  readonly browser: Promise<RunBrowser>;
  readonly pages: number;
}

export interface BrowserPoolOptions {
  readonly launch: () => Promise<RunBrowser>;
  /** Of all runs together. */
  readonly idleMost: number;
  readonly idleMs: number;
  /** After so many pages a browser is replaced. */
  readonly pagesMost: number;
}

/** A browser that a page has to itself. */
export interface LentBrowser extends RunBrowser {
  /** For the next page of the run, unless the page left it in a doubtful state. */
  readonly giveBack: (isReusable: boolean) => Promise<void>;
}

export class BrowserPool {
  readonly #options: BrowserPoolOptions;
  readonly #idle: Idle[] = [];
  readonly #ending = new Set<Promise<void>>();

  constructor(options: BrowserPoolOptions) {
    this.#options = options;
  }

  async lend(owner: Owner): Promise<LentBrowser> {
    const at = this.#idle.findIndex((each) => each.owner === owner);
    const [idle] = at === -1 ? [] : this.#idle.splice(at, 1);
    clearTimeout(idle?.timer);
    const kept = idle?.kept ?? { browser: this.#options.launch(), pages: 0 };
    const browser = await kept.browser;
    return {
      ...browser,
      giveBack: async (isReusable) => {
        const pages = kept.pages + 1;
        if (isReusable && pages < this.#options.pagesMost) this.#keep(owner, { ...kept, pages });
        else await browser.end();
      },
    };
  }

  /** Starts a browser before the run has a page for it, unless enough are waiting already. */
  warmUp(owner: Owner): void {
    if (this.#idle.length >= this.#options.idleMost) return;
    const browser = this.#options.launch();
    // Whoever borrows it learns why it did not start.
    browser.catch(() => undefined);
    this.#keep(owner, { browser, pages: 0 });
  }

  /** Ends the idle browsers of a run. */
  async release(owner: Owner): Promise<void> {
    await Promise.all(this.#idle.filter((each) => each.owner === owner).map((each) => this.#end(each)));
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((each) => this.#finish(each)));
    await Promise.all(this.#ending);
  }

  #keep(owner: Owner, kept: KeptBrowser): void {
    const idle: Idle = { owner, kept, timer: setTimeout(() => void this.#end(idle), this.#options.idleMs) };
    this.#idle.push(idle);
    const [oldest] = this.#idle;
    if (this.#idle.length > this.#options.idleMost && oldest !== undefined) void this.#end(oldest);
  }

  async #end(idle: Idle): Promise<void> {
    const at = this.#idle.indexOf(idle);
    if (at === -1) return;
    this.#idle.splice(at, 1);
    await this.#finish(idle);
  }

  async #finish(idle: Idle): Promise<void> {
    clearTimeout(idle.timer);
    const ending = idle.kept.browser.then(
      ({ end }) => end(),
      () => undefined,
    );
    this.#ending.add(ending);
    await ending.finally(() => this.#ending.delete(ending));
  }
}
