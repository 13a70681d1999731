/** Tests that real workers are started, reused, recycled and ended as their pool promises. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PooledApi } from '../testing/pooled-thread.ts';
import { WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

const file = new URL('../testing/pooled-thread.ts', import.meta.url);
let pool: WorkerPool<PooledApi>;
const openPool = (options: Partial<WorkerPoolOptions> = {}): WorkerPool<PooledApi> =>
  (pool = new WorkerPool({ file, memoryMb: 64, maxWorkers: 1, ...options }));
afterEach(() => pool.close());

const identify = (): Promise<number> => pool.run('identify', undefined, {});

/** Aborts as soon as the worker has begun. */
function runAndAbort(method: 'wait' | 'block' | 'ignore'): Promise<void> {
  const aborting = new AbortController();
  const onEvent = (): void => aborting.abort(new Error('aborted'));
  return pool.run(method, undefined, { signal: aborting.signal, onEvent });
}

describe('WorkerPool', () => {
  it('starts a worker for the first call, and reuses it', async () => {
    openPool();
    expect(pool.size).toBe(0);
    const first = await identify();
    expect(await identify()).toBe(first);
    expect(pool.size).toBe(1);
  });

  it('starts a spare worker ahead, and another when that one is in use', async () => {
    openPool({ maxWorkers: 2, keepsSpare: true });
    expect(pool.size).toBe(1);
    await pool.connect();
    await expect.poll(() => pool.size).toBe(2);
  });

  it('recycles a worker that was used often enough', async () => {
    openPool({ recycleAfter: 2 });
    const ids = [await identify(), await identify(), await identify()];
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('never runs more workers than it may, and serves those who wait in order', async () => {
    openPool();
    const held = await pool.connect();
    const order: string[] = [];
    const calls = ['first', 'second'].map((name) => identify().then(() => order.push(name)));
    calls.push(pool.run('identify', undefined, { isUrgent: true }).then(() => order.push('urgent')));
    held.release();
    await Promise.all(calls);
    expect(order).toEqual(['urgent', 'first', 'second']);
    expect(pool.size).toBe(1);
  });

  it('serves several connections at once where it may', async () => {
    openPool({ maxConnections: 2 });
    const [one, other] = [await pool.connect(), await pool.connect()];
    const ids = [await one.rpc.call('identify', undefined), await other.rpc.call('identify', undefined)];
    expect(ids[0]).toBe(ids[1]);
  });

  it('reuses a worker whose call was aborted and has stopped', async () => {
    openPool({ graceMs: 60_000 });
    const id = await identify();
    await expect(runAndAbort('wait')).rejects.toThrow('aborted');
    expect(await identify()).toBe(id);
  });

  it('ends a worker that does not stop when its call is aborted', async () => {
    openPool({ graceMs: 1 });
    const id = await identify();
    await expect(runAndAbort('block')).rejects.toThrow('aborted');
    expect(await identify()).not.toBe(id);
  });

  it('ends a worker that takes too long', async () => {
    openPool();
    const id = await identify();
    await expect(pool.run('block', undefined, { timeoutMs: 1 })).rejects.toMatchObject({ code: 'timeout' });
    expect(await identify()).not.toBe(id);
  });

  it('ends a worker that computes for too long, and none that only waits', async () => {
    openPool({ maxWorkers: 2 });
    const aborting = new AbortController();
    const waiting = pool.run('wait', undefined, { maxCpuMs: 200, signal: aborting.signal });
    const ended = expect(waiting).rejects.toThrow('enough');
    await expect(pool.run('block', undefined, { maxCpuMs: 200 })).rejects.toMatchObject({ code: 'timeout' });
    aborting.abort(new Error('enough'));
    await ended;
  });

  it('does not count the time in which a worker loads', async () => {
    const gate = new Int32Array(new SharedArrayBuffer(4));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    openPool({ workerData: { gate } });
    const called = pool.run('identify', undefined, { timeoutMs: 1000 });
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    await expect(called).resolves.toBeGreaterThan(0);
  });

  it('rejects when a call fails or the worker dies, and serves the next', async () => {
    openPool();
    await expect(pool.run('fail', undefined, {})).rejects.toThrow('thrown in the worker');
    await expect(pool.run('exit', undefined, {})).rejects.toMatchObject({ code: 'closed' });
    expect(await identify()).toBeGreaterThan(0);
  });

  it('rejects with the reason when a worker cannot be loaded', async () => {
    openPool({ file: new URL('../testing/none.ts', import.meta.url), keepsSpare: true });
    await expect(identify()).rejects.toThrow('none.ts');
    await expect(identify()).rejects.toThrow('none.ts');
  });

  it('ends the wait for a worker when the caller gives up', async () => {
    openPool();
    const held = await pool.connect();
    const giving = new AbortController();
    const waiting = pool.run('identify', undefined, { signal: giving.signal });
    giving.abort(new Error('gave up'));
    await expect(waiting).rejects.toThrow('gave up');
    held.release();
    expect(await identify()).toBeGreaterThan(0);
  });

  it('ends idle workers', async () => {
    openPool({ idleMs: 0 });
    await identify();
    await expect.poll(() => pool.size).toBe(0);
  });
});

describe('WorkerPool whose workers serve several', () => {
  const share = (options: Partial<WorkerPoolOptions> = {}) =>
    openPool({ maxConnections: Number.POSITIVE_INFINITY, graceMs: 1, ...options });
  /** A connection that stays open, and the worker it is to. */
  const join = async () => {
    const connection = await pool.connect();
    return { ...connection, id: await connection.rpc.call('identify', undefined) };
  };

  it('spreads connections evenly', async () => {
    share({ maxWorkers: 2 });
    const ids: number[] = [];
    for (let i = 0; i < 4; i += 1) ids.push((await join()).id);
    expect(new Set(ids).size).toBe(2);
    expect(ids.filter((id) => id === ids[0])).toHaveLength(2);
  });

  it('lets the others go on when a call throws, or ignores that it was aborted', async () => {
    share();
    const other = await join();
    await expect(pool.run('fail', undefined, {})).rejects.toThrow('thrown in the worker');
    await expect(runAndAbort('ignore')).rejects.toThrow('aborted');
    // Whoever comes next gets a worker that is not stuck; the old one ends with its last connection.
    let next = await join();
    const idOfNext = async (): Promise<number> => {
      next.release();
      next = await join();
      return next.id;
    };
    await expect.poll(idOfNext).not.toBe(other.id);
    expect(await other.rpc.call('identify', undefined)).toBe(other.id);
    expect(pool.size).toBe(2);
    other.release();
    await expect.poll(() => pool.size).toBe(1);
  });

  it('ends a worker that is silent, with all that it serves, and starts another', async () => {
    share();
    const other = await join();
    const calls = [other.rpc.call('wait', undefined), pool.run('block', undefined, { silenceMs: 100 })];
    expect(await Promise.allSettled(calls)).toMatchObject([
      { reason: { code: 'closed' } },
      { reason: { code: 'silent' } },
    ]);
    expect(await identify()).not.toBe(other.id);
  });

  it('replaces a worker that was used often enough while it is in use, with one more at most', async () => {
    share({ recycleAfter: 2 });
    const [first, second, third, fourth, fifth] = [
      await join(),
      await join(),
      await join(),
      await join(),
      await join(),
    ];
    expect(second.id).toBe(first.id);
    expect(third.id).not.toBe(first.id);
    expect(fourth.id).toBe(third.id);
    // Both are worn now: it waits in neither's stead, but is served by one of them.
    expect([first.id, third.id]).toContain(fifth.id);
    for (const { release } of [first, second, fifth]) release();
    await expect.poll(() => pool.size).toBe(1);
  });
});
