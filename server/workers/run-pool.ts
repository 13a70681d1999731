/** The pools of run workers: many runs share a thread, and one that a thread died with gets one of its own. */
import type { RunWorkerApi, RunWorkerSetup } from './run-api.ts';
import { WorkerPool } from './worker-pool.ts';

export type RunPool = WorkerPool<RunWorkerApi>;

export interface RunPoolOptions {
  readonly setup: RunWorkerSetup;
  /** The heap of one thread. */
  readonly memoryMb: number;
  /** As many as may compute at once: runs that wait for a site need no thread of their own. */
  readonly maxWorkers: number;
}

export interface RunPools {
  readonly shared: RunPool;
  /** One run in each thread: what it does there, no other did. */
  readonly isolated: RunPool;
  /** Scans of whole sites, one in each thread. */
  readonly wholeSite: RunPool;
  readonly close: () => Promise<void>;
}

const file = new URL('run-thread.ts', import.meta.url);

export function createRunPools({ setup, memoryMb, maxWorkers }: RunPoolOptions): RunPools {
  // An idle server need not hold the memory of a run.
  const options = { file, workerData: setup, memoryMb, maxWorkers, idleMs: 5 * 60_000 };
  const shared: RunPool = new WorkerPool({
    ...options,
    maxConnections: Number.POSITIVE_INFINITY,
    recycleAfter: 100,
    graceMs: 10_000,
    keepsSpare: true,
  });
  const isolated: RunPool = new WorkerPool({ ...options, recycleAfter: 20, graceMs: 1000 });
  const wholeSite: RunPool = new WorkerPool({ ...options, recycleAfter: 1, graceMs: 1000 });
  return {
    shared,
    isolated,
    wholeSite,
    close: async () => {
      await Promise.all([shared.close(), isolated.close(), wholeSite.close()]);
    },
  };
}
