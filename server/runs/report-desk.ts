/** Has work on reports done in a few threads: each task under a time limit, a thread that exceeds it ended. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TaskAnswer, TaskInput, TaskName, TaskOutput } from './report-tasks.ts';

export interface ReportDesk {
  /** Rejects when the task fails, takes too long or the desk is closed. */
  readonly ask: <N extends TaskName>(name: N, input: TaskInput<N>) => Promise<TaskOutput<N>>;
  readonly close: () => Promise<void>;
}

export interface DeskOptions {
  readonly threads: number;
  readonly taskMs: number;
  /** A thread without work is let go after so long. */
  readonly idleMs: number;
  readonly memoryMb: number;
}

const usual: DeskOptions = { threads: 2, taskMs: 30_000, idleMs: 5 * 60_000, memoryMb: 512 };

/** Its caller holds a lock meanwhile, and so waits for none that came before. */
const urgent: TaskName = 'replacePage';

interface Task {
  readonly name: TaskName;
  readonly input: unknown;
  readonly settle: (answer: TaskAnswer) => void;
}

export function createReportDesk(options: Partial<DeskOptions> = {}): ReportDesk {
  const { threads, taskMs, idleMs, memoryMb } = { ...usual, ...options };
  const waiting: Task[] = [];
  const idle = new Map<Worker, NodeJS.Timeout>();
  const all = new Set<Worker>();
  let isClosed = false;

  const make = (): Worker => {
    const thread = new Worker(path.join(import.meta.dirname, 'report-thread.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    all.add(thread);
    // Whoever waits for it hears of an error too; an idle one is one thread less.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      all.delete(thread);
      clearTimeout(idle.get(thread));
      idle.delete(thread);
    });
    return thread;
  };

  const rest = (thread: Worker): void => {
    thread.unref();
    idle.set(thread, setTimeout(() => void thread.terminate(), idleMs).unref());
  };

  const take = (): Worker | null => {
    const [thread] = idle.keys();
    if (thread === undefined) return all.size < threads ? make() : null;
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    thread.ref();
    return thread;
  };

  const run = (thread: Worker, { name, input, settle }: Task): void => {
    let isOver = false;
    const end = (answer: TaskAnswer, isUsable: boolean): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(late);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      if (isUsable && !isClosed) rest(thread);
      else {
        all.delete(thread);
        void thread.terminate();
      }
      settle(answer);
      next();
    };
    const fail = (message: string): void => end({ kind: 'failed', message }, false);
    const onMessage = (answer: TaskAnswer): void => end(answer, true);
    const onError = (error: Error): void => fail(error.message);
    const onExit = (): void => fail('The thread ended.');
    const late = setTimeout(() => fail(`${name} took longer than ${taskMs} ms.`), taskMs);
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage({ name, input });
  };

  const next = (): void => {
    while (waiting.length > 0) {
      const thread = take();
      if (thread === null) return;
      const task = waiting.shift();
      if (task !== undefined) run(thread, task);
    }
  };

  return {
    ask: <N extends TaskName>(name: N, input: TaskInput<N>) =>
      new Promise<TaskOutput<N>>((resolve, reject) => {
        const settle = (answer: TaskAnswer): void =>
          answer.kind === 'done'
            ? resolve(outputOf<N>(answer.output))
            : reject(new Error(`A report could not be worked on: ${answer.message}`));
        if (isClosed) settle({ kind: 'failed', message: 'The server is stopping.' });
        else if (name === urgent) waiting.unshift({ name, input, settle });
        else waiting.push({ name, input, settle });
        next();
      }),
    close: async () => {
      isClosed = true;
      for (const { settle } of waiting.splice(0))
        settle({ kind: 'failed', message: 'The server is stopping.' });
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}

/** A thread answers a task with that task's own output. */
const outputOf = <N extends TaskName>(output: unknown): TaskOutput<N> => output as TaskOutput<N>;
