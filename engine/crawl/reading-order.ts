/**
 * The order in which a crawl with one request at a time would read a site: the best rank first, and each page after the
 * links of all pages before it were added. Pages are fetched ahead and arrive in any order. Each waits for its turn, so
 * that what is said of a site does not depend on which response came first.
 */
import type { FrontierItem } from './frontier-item.ts';
import { RankedQueue } from './ranked-queue.ts';

/** Pages that may be in the browser, with links still to come, before the first of them is waited for. */
const maxPaused = 8;

/** The time in which one URL, and no other, adds to what is known of the site. */
export interface Turn {
  /** Lets the next one begin while this page is rendered. */
  readonly pause: () => void;
  /** Waits until it is this page's turn again. */
  readonly resume: () => Promise<void>;
  /** Has to be called, whatever happens. */
  readonly end: () => void;
}

interface Paused {
  /** Null while the page is being rendered. */
  begin: (() => void) | null;
}

export class ReadingOrder {
  readonly #coming = new RankedQueue<FrontierItem>();
  /** URLs whose turn is still to come. */
  readonly #ahead = new Set<string>();
  /** URLs that will never arrive, or are not waited for any longer. */
  readonly #skipped = new Set<string>();
  /** URLs that have arrived and wait for their turn. */
  readonly #arrived = new Map<string, (item: FrontierItem) => void>();
  /** By URL: gives up the turn of a redirect's target. */
  readonly #held = new Map<string, () => void>();
  readonly #paused: Paused[] = [];
  #next: FrontierItem | null = null;
  #isTaken = false;
  #isClosed = false;

  add(item: FrontierItem): void {
    if (this.#skipped.has(item.url)) return;
    this.#coming.push(item);
    this.#ahead.add(item.url);
  }

  /** What all that have arrived wait for; null when there is nothing. */
  get awaited(): FrontierItem | null {
    return this.#isTaken || this.#isRestDue() ? null : this.#nextItem();
  }

  /** To be called when a URL has arrived. What has no turn any more, because it was skipped, begins at once. */
  async turnOf(url: string): Promise<Turn> {
    const isAhead = this.#ahead.has(url);
    if (isAhead) await this.#whenBegun((begin) => this.#arrived.set(url, begin));
    return this.#createTurn(isAhead);
  }

  /** The turn of a URL that has arrived by a redirect, as it is found by itself; null once it is dropped. */
  holdFor(url: string): Promise<{ readonly item: FrontierItem; readonly turn: Turn } | null> {
    return new Promise((resolve) => {
      this.#arrived.set(url, (item) => resolve({ item, turn: this.#createTurn(true) }));
      this.#held.set(url, () => resolve(null));
      this.#advance();
    });
  }

  /** Drops a URL that is held and was not found by itself; false when it was. */
  drop(url: string): boolean {
    if (this.#ahead.has(url) || !this.#arrived.delete(url)) return false;
    this.#held.get(url)?.();
    return this.#held.delete(url);
  }

  /** For a URL that will not arrive. */
  skip(url: string): void {
    this.#skipped.add(url);
    this.#ahead.delete(url);
    this.#advance();
  }

  /** Goes on with what has arrived. */
  skipMissing(): void {
    for (let item = this.awaited; item !== null; item = this.awaited) this.skip(item.url);
  }

  /** Nothing is requested any more. */
  close(): void {
    this.#isClosed = true;
    this.#advance();
  }

  #createTurn(isTaken: boolean): Turn {
    let hasTurn = isTaken;
    let paused: Paused | null = null;
    const leave = (): void => {
      if (hasTurn) this.#isTaken = false;
      hasTurn = false;
      this.#advance();
    };
    return {
      pause: () => {
        if (paused !== null) return;
        paused = { begin: null };
        this.#paused.push(paused);
        leave();
      },
      resume: async () => {
        const own = paused;
        if (own === null) return;
        await this.#whenBegun((begin) => {
          own.begin = begin;
        });
        paused = null;
        hasTurn = true;
      },
      end: () => {
        if (paused !== null) this.#paused.splice(this.#paused.indexOf(paused), 1);
        paused = null;
        leave();
      },
    };
  }

  #whenBegun(enter: (begin: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      enter(resolve);
      this.#advance();
    });
  }

  #advance(): void {
    if (this.#isTaken) return;
    const begin = this.#isRestDue() ? this.#takeRest() : this.#takeArrived();
    if (begin === null) return;
    this.#isTaken = true;
    begin();
  }

  /** Whether the rest of a page that was paused comes before the next page. */
  #isRestDue(): boolean {
    return this.#paused.length > maxPaused || this.#nextItem() === null;
  }

  #takeRest(): (() => void) | null {
    const begin = this.#paused[0]?.begin ?? null;
    if (begin !== null) this.#paused.shift();
    return begin;
  }

  #takeArrived(): (() => void) | null {
    const item = this.#nextItem();
    const begin = this.#arrived.get(item?.url ?? '');
    if (item === null || begin === undefined) return null;
    this.#arrived.delete(item.url);
    this.#ahead.delete(item.url);
    this.#next = null;
    return () => begin(item);
  }

  #nextItem(): FrontierItem | null {
    for (;;) {
      this.#next ??= this.#coming.next();
      if (this.#next === null || this.#isToCome(this.#next.url)) return this.#next;
      this.#ahead.delete(this.#next.url);
      this.#next = null;
    }
  }

  #isToCome(url: string): boolean {
    return this.#ahead.has(url) && (!this.#isClosed || this.#arrived.has(url));
  }
}
