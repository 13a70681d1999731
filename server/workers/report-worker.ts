/** Runs work on reports in a few workers, each task under a limit of what it may compute. */
import type { ReportTasks } from './report-tasks.ts';
import type { InputOf, OutputOf } from './rpc.ts';
import { WorkerPool } from './worker-pool.ts';

type TaskName = keyof ReportTasks;

export interface ReportWorker {
  /** Rejects when the task fails, computes for too long or the server stops. */
  readonly call: <N extends TaskName>(
    name: N,
    input: InputOf<ReportTasks[N]>,
  ) => Promise<OutputOf<ReportTasks[N]>>;
  /** How many tasks run at the same time. */
  readonly maxWorkers: number;
  /** Whether its caller holds a lock meanwhile, so that it goes before tasks that wait. */
  readonly isUrgent: (name: TaskName) => boolean;
  readonly close: () => Promise<void>;
}

export interface ReportWorkerOptions {
  readonly maxWorkers: number;
  readonly maxCpuMs: number;
}

const defaults: ReportWorkerOptions = { maxWorkers: 2, maxCpuMs: 30_000 };
/** For a task that waits for something instead of computing; far above what a busy machine takes. */
const timeoutMs = 5 * 60_000;

const urgent: ReadonlySet<TaskName> = new Set([
  'replacePage',
  'acceptFindings',
  'findingsInScope',
  'makeRows',
]);

export function createReportWorker(options: Partial<ReportWorkerOptions> = {}): ReportWorker {
  const { maxWorkers, maxCpuMs } = { ...defaults, ...options };
  const pool = new WorkerPool<ReportTasks>({
    file: new URL('report-thread.ts', import.meta.url),
    memoryMb: 512,
    maxWorkers,
    idleMs: 5 * 60_000,
  });
  return {
    maxWorkers,
    isUrgent: (name) => urgent.has(name),
    call: async (name, input) => {
      try {
        return await pool.run(name, input, { maxCpuMs, timeoutMs, isUrgent: urgent.has(name) });
      } catch (cause) {
        const message = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`A report could not be worked on: ${message}`, { cause });
      }
    },
    close: () => pool.close(),
  };
}
