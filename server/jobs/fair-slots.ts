/** Limits what runs at once, and shares it fairly between users: whoever has the fewest slots goes first, then in turn. */

interface Waiter {
  readonly start: () => void;
}

/** A user who has or wants slots. */
interface Party {
  held: number;
  /** When it came, or last got or gave back a slot: the lowest goes first. */
  turn: number;
  readonly waiting: Set<Waiter>;
}

export class FairSlots {
  #free: number;
  #turns = 0;
  readonly #parties = new Map<string, Party>();

  constructor(slots: number) {
    this.#free = slots;
  }

  /** Does the work when the user gets a slot; rejects with the signal's reason when it is aborted before. */
  async run<T>(userId: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const party = this.#parties.get(userId) ?? { held: 0, turn: (this.#turns += 1), waiting: new Set() };
    this.#parties.set(userId, party);
    await this.#wait(party, signal).finally(() => this.#forgetIdle(userId, party));
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      party.held -= 1;
      party.turn = this.#turns += 1;
      this.#free += 1;
      this.#forgetIdle(userId, party);
      this.#dispatch();
    }
  }

  #wait(party: Party, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter = {
        start: () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      const giveUp = (): void => {
        party.waiting.delete(waiter);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      party.waiting.add(waiter);
      this.#dispatch();
    });
  }

  #dispatch(): void {
    while (this.#free > 0) {
      const next = this.#next();
      const [waiter] = next?.waiting ?? [];
      if (next === undefined || waiter === undefined) return;
      next.waiting.delete(waiter);
      this.#free -= 1;
      next.held += 1;
      next.turn = this.#turns += 1;
      waiter.start();
    }
  }

  #next(): Party | undefined {
    const waiting = [...this.#parties.values()].filter((party) => party.waiting.size > 0);
    return waiting.toSorted((a, b) => a.held - b.held || a.turn - b.turn)[0];
  }

  #forgetIdle(userId: string, { held, waiting }: Party): void {
    if (held === 0 && waiting.size === 0) this.#parties.delete(userId);
  }
}

/** Does work in a slot of a kind. */
export type InSlot = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/** Holds a slot for somebody elsewhere, until the signal is aborted. */
export const holdSlot = (inSlot: InSlot, signal: AbortSignal, onGranted: () => void): Promise<void> =>
  inSlot(
    () =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true });
        onGranted();
      }),
    signal,
  );

/** The slots of a worker process: one kind never waits for the other. */
export interface WorkSlots {
  readonly render: FairSlots;
  readonly suggest: FairSlots;
}

export const createWorkSlots = (each: number): WorkSlots => ({
  render: new FairSlots(each),
  suggest: new FairSlots(each),
});

/** The slots as one run uses them. */
export interface RunSlots {
  readonly render: InSlot;
  readonly suggest: InSlot;
  /** How long the run could do nothing but wait for a slot, so far. */
  readonly waitedMs: () => number;
}

export function openRunSlots(slots: WorkSlots, userId: string): RunSlots {
  let waiting = 0;
  let working = 0;
  let waitedMs = 0;
  let idleSince: number | null = null;
  const update = (): void => {
    if (idleSince !== null) waitedMs += performance.now() - idleSince;
    idleSince = waiting > 0 && working === 0 ? performance.now() : null;
  };
  const share =
    (kind: FairSlots): InSlot =>
    async (work, signal) => {
      let hasStarted = false;
      waiting += 1;
      update();
      const start = async () => {
        hasStarted = true;
        waiting -= 1;
        working += 1;
        update();
        return work();
      };
      try {
        return await kind.run(userId, start, signal);
      } finally {
        if (hasStarted) working -= 1;
        else waiting -= 1;
        update();
      }
    };
  return {
    render: share(slots.render),
    suggest: share(slots.suggest),
    waitedMs: () => {
      update();
      return waitedMs;
    },
  };
}
