/** Shares the report workers between users, so that nobody's exports keep others, or their runs, waiting. */
import { refuse } from '../errors/refusal.ts';
import { FairSlots } from '../jobs/fair-slots.ts';
import type { ReportTasks } from '../workers/report-tasks.ts';
import type { ReportWorker } from '../workers/report-worker.ts';
import type { InputOf, OutputOf } from '../workers/rpc.ts';

type TaskName = keyof ReportTasks;

export interface FairReports {
  /** `userId` is for whom it is done: a user, or a share link. Refuses when too much of theirs waits already. */
  readonly call: <N extends TaskName>(
    name: N,
    input: InputOf<ReportTasks[N]>,
    userId: string,
  ) => Promise<OutputOf<ReportTasks[N]>>;
  /**
   * One after the other for each user, before a connection of the database is taken: work that holds one while a report
   * is rewritten would else keep all of them.
   */
  readonly inTurn: <T>(userId: string, work: () => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Each holds a report in memory while it waits. */
const waitingMax = 20;
const retryAfterSeconds = 10;
const never = new AbortController().signal;

/** Tasks whose caller holds a lock wait for nobody. */
export function shareReportWorker(worker: ReportWorker): FairReports {
  const slots = new FairSlots(worker.maxWorkers);
  const waiting = new Map<string, number>();
  const last = new Map<string, Promise<unknown>>();
  const count = (userId: string, by: number): void => {
    const next = (waiting.get(userId) ?? 0) + by;
    if (next > 0) waiting.set(userId, next);
    else waiting.delete(userId);
  };
  const counted = async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    if ((waiting.get(userId) ?? 0) >= waitingMax) throw refuse('too_many_requests', { retryAfterSeconds });
    count(userId, 1);
    try {
      return await work();
    } finally {
      count(userId, -1);
    }
  };
  return {
    close: () => worker.close(),
    call: async (name, input, userId) => {
      if (worker.isUrgent(name)) return worker.call(name, input);
      return counted(userId, () => slots.run(userId, () => worker.call(name, input), never));
    },
    inTurn: (userId, work) =>
      counted(userId, async () => {
        const before = last.get(userId);
        const working = (before ?? Promise.resolve()).then(work);
        const ended = working.catch(() => undefined);
        last.set(userId, ended);
        try {
          return await working;
        } finally {
          if (last.get(userId) === ended) last.delete(userId);
        }
      }),
  };
}
