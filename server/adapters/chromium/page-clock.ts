/** Counts the time that a page itself takes, and watches its memory: waiting for a processor of a busy machine does not count. */
import { createGroupReader, type GroupMember, readWaitedMs } from '../process-group.ts';

const everyMs = 200;
/** Every how many readings new processes of the page are searched for. */
const scanEvery = 4;

export interface PageClockOptions {
  /** The process group of the browser, in which only this page runs. */
  readonly pid: number;
  readonly mostBytes: number;
  readonly onTooMuchMemory: () => void;
  readonly readMembers?: () => readonly GroupMember[] | null;
  /** How long our own thread has waited for a processor. */
  readonly readOwnWaitedMs?: () => number;
  readonly now?: () => number;
}

export class PageTooSlow extends Error {
  override readonly name = 'PageTooSlow';
}

interface Limit {
  /** In the page's own time. */
  readonly at: number;
  readonly onOver: () => void;
}

export class PageClock {
  readonly #options: Required<PageClockOptions>;
  readonly #timer: NodeJS.Timeout;
  readonly #limits = new Set<Limit>();
  readonly #waited = new Map<number, number>();
  #ownWaitedMs: number | null = null;
  #cpuBeforeMs: number | null = null;
  #cpuMs = 0;
  #spentMs = 0;
  #isOutside = false;
  #startedAt: number;
  #readAt: number;

  constructor(options: PageClockOptions) {
    this.#options = {
      readMembers: createGroupReader(options.pid, scanEvery),
      readOwnWaitedMs: () => readWaitedMs('self'),
      now: () => performance.now(),
      ...options,
    };
    this.#startedAt = this.#options.now();
    this.#readAt = this.#startedAt;
    this.#timer = setInterval(() => this.read(), everyMs);
    this.read();
  }

  /** The page's own time so far. */
  get spentMs(): number {
    return this.#spentMs;
  }

  /** Of the time that passed, on a processor: 1 and more when the page computed all the time. */
  get busyShare(): number {
    return this.#cpuMs / Math.max(1, this.#options.now() - this.#startedAt);
  }

  /** Calls back once when the page has taken so much more time of its own; the returned function takes it back. */
  limit(limitMs: number, onOver: () => void): () => void {
    const limit = { at: this.#spentMs + limitMs, onOver };
    this.#limits.add(limit);
    return () => this.#limits.delete(limit);
  }

  /** Rejects when the page itself takes longer than `limitMs`, whatever it does. */
  async within<T>(work: Promise<T>, limitMs: number): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    const end = this.limit(limitMs, () =>
      reject(new PageTooSlow(`The page did not answer within ${limitMs} ms.`)),
    );
    try {
      return await Promise.race([work, promise]);
    } finally {
      end();
    }
  }

  /** What takes time before the page has begun does not count. */
  async outside<T>(work: Promise<T>): Promise<T> {
    this.#isOutside = true;
    try {
      return await work;
    } finally {
      this.read();
      this.#isOutside = false;
    }
  }

  end(): void {
    clearInterval(this.#timer);
    this.#limits.clear();
  }

  /** Takes one reading; the timer does it every 200 ms. */
  read(): void {
    const { mostBytes, onTooMuchMemory, readMembers, readOwnWaitedMs } = this.#options;
    const members = readMembers() ?? [];
    this.#count(members, readOwnWaitedMs());
    const bytes = members.reduce((sum, { ownBytes }) => sum + ownBytes, 0);
    if (bytes > mostBytes) onTooMuchMemory();
    for (const limit of this.#limits) {
      if (limit.at > this.#spentMs) continue;
      this.#limits.delete(limit);
      limit.onOver();
    }
  }

  #count(members: readonly GroupMember[], ownWaitedMs: number): void {
    const now = this.#options.now();
    // While nobody watched, nobody knows what the page did.
    const passedMs = Math.min(now - this.#readAt, 2 * everyMs);
    this.#readAt = now;
    const waits = members.map(({ pid, waitedMs }) => waitedMs - (this.#waited.get(pid) ?? 0));
    const own = ownWaitedMs - (this.#ownWaitedMs ?? ownWaitedMs);
    this.#ownWaitedMs = ownWaitedMs;
    for (const { pid, waitedMs } of members) this.#waited.set(pid, waitedMs);
    const cpuMs = members.reduce((sum, each) => sum + each.cpuMs, 0);
    this.#cpuBeforeMs ??= cpuMs;
    this.#cpuMs = Math.max(this.#cpuMs, cpuMs - this.#cpuBeforeMs);
    if (!this.#isOutside) this.#spentMs += Math.max(0, passedMs - Math.max(0, own, ...waits));
  }
}
