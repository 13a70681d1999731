/** Where every queued run stands, read once for all who watch: the queue moves often, and each move concerns everybody. */
import { setTimeout as delay } from 'node:timers/promises';
import { listPlaces, type Place } from '../store/run-lists.ts';
import type { Deps } from './deps.ts';

export type Places = ReadonlyMap<string, Place>;

export interface QueueBoard {
  /** At most a moment old. */
  readonly now: () => Promise<Places>;
  /** Read after this was called: what has just moved is in it. */
  readonly next: () => Promise<Places>;
}

/** However often the queue moves, it is not read more often. */
const everyMs = 1000;

export function createQueueBoard({ db }: Pick<Deps, 'db'>): QueueBoard {
  let readAt = Number.NEGATIVE_INFINITY;
  let current: Promise<Places> | null = null;
  let coming: Promise<Places> | null = null;
  const read = (): Promise<Places> => {
    readAt = performance.now();
    const reading = listPlaces(db);
    current = reading;
    // Who asks after a failure asks anew.
    reading.catch(() => {
      if (current === reading) current = null;
    });
    return reading;
  };
  const readInTurn = async (): Promise<Places> => {
    const waitMs = readAt + everyMs - performance.now();
    if (waitMs > 0) await delay(waitMs, undefined, { ref: false });
    coming = null;
    return read();
  };
  return {
    now: () => (current !== null && performance.now() - readAt < everyMs ? current : read()),
    next: () => (coming ??= readInTurn()),
  };
}
