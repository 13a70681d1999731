/** Tests how long a run may take when others keep it waiting. */

import type { RenderPage } from '@pagewright/engine/render/page-renderer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunHostApi } from '../workers/run-api.ts';
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
/** A worker that lives and never ends its run, and waits for a model for so long. */
const runWaiting = (modelMs: number) =>
  ((_method: string, _input: unknown, { signal, onEvent }: Parameters<RunPool['run']>[2]) =>
    new Promise((_, reject) => {
      onEvent?.({ kind: 'alive', modelMs: 0 });
      setTimeout(() => onEvent?.({ kind: 'alive', modelMs }), 1000);
      signal?.addEventListener('abort', () => reject(signal.reason));
    })) as RunPool['run'];

const ports = (slots = openRunSlots(createWorkSlots(1), 'own')) => ({
  knownPages: [],
  onProgress: () => undefined,
  readPage: async () => null,
  savePage: () => undefined,
  slots,
});
const limits = { wholeMs: 10_000, silenceMs: 60_000 };
const order = {} as RunJob['order'];

it('a run may take its whole time besides what it waited for a slot', async () => {
  const slots = createWorkSlots(1);
  const own = openRunSlots(slots, 'own');
  const outcomes: ExecutedRun[] = [];
  const executing = executeRun({ pool: { run: runWaiting(0) }, order, limits }, ports(own), never);
  const recorded = executing.then((executed) => outcomes.push(executed));
  void openRunSlots(slots, 'other').suggest(pause(30_000), never);
  void own.suggest(pause(1000), never);
  await vi.advanceTimersByTimeAsync(39_000);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await recorded;
  expect(outcomes).toEqual([{ kind: 'too-long' }]);
});

it('a run may wait for a slow model besides, and only for so long', async () => {
  const outcomes: ExecutedRun[] = [];
  const executing = executeRun({ pool: { run: runWaiting(1_800_000) }, order, limits }, ports(), never);
  const recorded = executing.then((executed) => outcomes.push(executed));
  await vi.advanceTimersByTimeAsync(1_809_000);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await recorded;
  expect(outcomes).toEqual([{ kind: 'too-long' }]);
});

it('the browser of the server requests a page only when the worker grants the visit', async () => {
  const steps: string[] = [];
  const run = (async (_method, _input, options) => {
    const host = options.handlers as RunHostApi;
    const granted = Promise.withResolvers<void>();
    const emit = (visit: number): void => {
      steps.push('ready');
      void granted.promise.then(() => host.grantVisit(visit));
    };
    const rendering = host.renderPage({ url: 'https://a.example/', robots: [] }, { signal: never, emit });
    await vi.advanceTimersByTimeAsync(1000);
    steps.push('granted');
    granted.resolve();
    await rendering;
    return { kind: 'unreadable', sentence: '' };
  }) as RunPool['run'];
  const renderPage: RenderPage = async (_request, _signal, mayVisit) => {
    await mayVisit?.('https://a.example/');
    steps.push('visited');
    return { kind: 'unavailable', sentence: '' };
  };
  await executeRun({ pool: { run }, order, limits }, { ...ports(), renderPage }, never);
  expect(steps).toEqual(['ready', 'granted', 'visited']);
});
