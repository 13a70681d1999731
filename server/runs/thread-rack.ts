/** Threads for runs: one always stands ready, because loading the engine takes longer than many a run. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ThreadSetup } from './thread-messages.ts';

export interface ThreadRack {
  readonly take: () => Worker;
  /** A thread whose run ended by itself can serve another. */
  readonly giveBack: (thread: Worker) => void;
  readonly close: () => Promise<void>;
}

export interface RackOptions {
  readonly setup: ThreadSetup;
  /** The memory of one run; beyond it the thread ends, and not the server. */
  readonly memoryMb: number;
}

/** What a thread may have gathered is let go after so many runs. */
const runsPerThread = 20;

export function createThreadRack({ setup, memoryMb }: RackOptions): ThreadRack {
  const served = new WeakMap<Worker, number>();
  const all = new Set<Worker>();
  let spare: Worker | null = null;
  let isClosed = false;

  const make = (): Worker => {
    const thread = new Worker(path.join(import.meta.dirname, 'run-thread.ts'), {
      workerData: setup,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    all.add(thread);
    // Its conductor hears of an error too; without a conductor it is one spare thread less.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      all.delete(thread);
      if (spare === thread) spare = null;
    });
    return thread;
  };
  const prepare = (): void => {
    if (isClosed || spare !== null) return;
    spare = make();
    spare.unref();
  };
  prepare();

  return {
    take: () => {
      const thread = spare ?? make();
      spare = null;
      thread.ref();
      served.set(thread, (served.get(thread) ?? 0) + 1);
      setImmediate(prepare);
      return thread;
    },
    giveBack: (thread) => {
      if (isClosed || spare !== null || (served.get(thread) ?? 0) >= runsPerThread) {
        void thread.terminate();
        return;
      }
      thread.unref();
      spare = thread;
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}
