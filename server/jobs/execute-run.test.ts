/** Tests how long a run may take when others keep it waiting. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunPool } from '../workers/run-pool.ts';
import { type ExecutedRun, executeRun, type RunJob } from './execute-run.ts';
import { createWorkSlots, openRunSlots } from './fair-slots.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new AbortController().signal;
const pause = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** A worker that lives and never ends its run. */
const run = ((_method: string, _input: unknown, { signal, onEvent }: Parameters<RunPool['run']>[2]) =>
  new Promise((_, reject) => {
    onEvent?.({ kind: 'alive' });
    signal?.addEventListener('abort', () => reject(signal.reason));
  })) as RunPool['run'];

it('a run may take its whole time besides what it waited for a slot', async () => {
  const slots = createWorkSlots(1);
  const own = openRunSlots(slots, 'own');
  const ports = {
    knownPages: [],
    onProgress: () => undefined,
    readPage: async () => null,
    savePage: () => undefined,
    slots: own,
  };
  const order = {} as RunJob['order'];
  const outcomes: ExecutedRun[] = [];
  const executing = executeRun(
    { pool: { run }, order, limits: { wholeMs: 10_000, silenceMs: 60_000 } },
    ports,
    never,
  );
  const recorded = executing.then((executed) => outcomes.push(executed));
  void openRunSlots(slots, 'other').suggest(pause(30_000), never);
  void own.suggest(pause(1000), never);
  await vi.advanceTimersByTimeAsync(39_000);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await recorded;
  expect(outcomes).toEqual([{ kind: 'too-long' }]);
});
