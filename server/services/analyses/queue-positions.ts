/** Caches the queue positions of all runs: the queue changes often, and each change concerns every watcher. */
import { setTimeout as delay } from 'node:timers/promises';
import { listQueuePositions, type QueuePosition } from '../../store/run-lists.ts';
import type { Deps } from '../deps.ts';

export type PositionsById = ReadonlyMap<string, QueuePosition>;

export interface QueuePositions {
  /** At most one second old. */
  readonly now: () => Promise<PositionsById>;
  /** Read after this call, so it contains the latest change. */
  readonly next: () => Promise<PositionsById>;
}

/** The shortest time between two reads. */
const everyMs = 1000;

export function createQueuePositions({ db }: Pick<Deps, 'db'>): QueuePositions {
  let readAt = Number.NEGATIVE_INFINITY;
  let current: Promise<PositionsById> | null = null;
  let upcoming: Promise<PositionsById> | null = null;
  const read = (): Promise<PositionsById> => {
    readAt = performance.now();
    const fetched = listQueuePositions(db);
    current = fetched;
    // A failure is not cached.
    fetched.catch(() => {
      if (current === fetched) current = null;
    });
    return fetched;
  };
  const readThrottled = async (): Promise<PositionsById> => {
    const waitMs = readAt + everyMs - performance.now();
    if (waitMs > 0) await delay(waitMs, undefined, { ref: false });
    upcoming = null;
    return read();
  };
  return {
    now: () => (current !== null && performance.now() - readAt < everyMs ? current : read()),
    next: () => (upcoming ??= readThrottled()),
  };
}
