/** The pool of run workers. */
import type { RunWorkerApi, RunWorkerSetup } from './run-api.ts';
import { WorkerPool } from './worker-pool.ts';

export type RunPool = WorkerPool<RunWorkerApi>;

export interface RunPoolOptions {
  readonly setup: RunWorkerSetup;
  /** The heap of one run. */
  readonly memoryMb: number;
  /** As many as runs are executed at once. */
  readonly maxWorkers: number;
}

export const createRunPool = ({ setup, memoryMb, maxWorkers }: RunPoolOptions): RunPool =>
  new WorkerPool({
    file: new URL('run-thread.ts', import.meta.url),
    workerData: setup,
    memoryMb,
    maxWorkers,
    recycleAfter: 20,
    // The models take more than 100 MB that an idle server need not hold.
    idleMs: 5 * 60_000,
    graceMs: 1000,
    keepsSpare: true,
  });
