/** A worker for tests of the pool: answers, stays busy, throws or dies as it is called to. */
import { setTimeout as delay } from 'node:timers/promises';
import { threadId, workerData } from 'node:worker_threads';
import type { CallContext } from '../workers/rpc.ts';
import { serveConnections } from '../workers/serve-connections.ts';

const handlers = {
  identify: (): number => threadId,
  /** Until it is cancelled. */
  wait: async (_input: undefined, { signal, emit }: CallContext<'started'>): Promise<void> => {
    emit('started');
    await delay(600_000, undefined, { signal });
  },
  /** Neither a cancellation nor anything else is noticed. */
  block: (_input: undefined, { emit }: CallContext<'started'>): void => {
    emit('started');
    for (;;);
  },
  /** Goes on when it is cancelled, without keeping the thread busy. */
  ignore: async (_input: undefined, { emit }: CallContext<'started'>): Promise<void> => {
    emit('started');
    await delay(600_000);
  },
  fail: (): void => {
    throw new Error('thrown in the worker');
  },
  exit: (): void => process.exit(1),
};

export type PooledApi = typeof handlers;

/** Loading takes until the gate is opened. */
const { gate }: { gate?: Int32Array } = workerData ?? {};
if (gate !== undefined) Atomics.wait(gate, 0, 0);
serveConnections(() => handlers);
