/** Threads for runs: one always stands ready, because loading the engine takes longer than many a run. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ThreadSetup } from './thread-messages.ts';

export interface ThreadRack {
  readonly take: () => Worker;
  /** A thread that is free again can serve another run. */
  readonly giveBack: (thread: Worker) => void;
  readonly close: () => Promise<void>;
}

export interface RackOptions {
  readonly setup: ThreadSetup;
  /** The memory of one run; beyond it the thread ends, and not the server. */
  readonly memoryMb: number;
  /** How many stand idle at most: as many as runs are worked on at once. */
  readonly most: number;
}

/** What a thread may have gathered is let go after so many runs. */
const runsPerThread = 20;

export function createThreadRack({ setup, memoryMb, most }: RackOptions): ThreadRack {
  const served = new WeakMap<Worker, number>();
  const all = new Set<Worker>();
  const idle = new Set<Worker>();
  let isClosed = false;

  const make = (): Worker => {
    const thread = new Worker(path.join(import.meta.dirname, 'run-thread.ts'), {
      workerData: setup,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    all.add(thread);
    // Its conductor hears of an error too; an idle one that dies is one thread less.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      all.delete(thread);
      idle.delete(thread);
    });
    return thread;
  };
  const lay = (thread: Worker): void => {
    thread.unref();
    idle.add(thread);
  };
  const prepare = (): void => {
    if (!isClosed && idle.size === 0 && all.size < most) lay(make());
  };
  prepare();

  return {
    take: () => {
      const thread = idle.values().next().value ?? make();
      idle.delete(thread);
      thread.ref();
      served.set(thread, (served.get(thread) ?? 0) + 1);
      setImmediate(prepare);
      return thread;
    },
    giveBack: (thread) => {
      const isWorn = (served.get(thread) ?? 0) >= runsPerThread;
      if (isClosed || isWorn || idle.size >= most) void thread.terminate();
      else lay(thread);
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}
