/** The queue of runs: pg-boss gives each to one worker process, and to another when its heartbeats stop. */
import { limits } from '@pagewright/contract/limits';
import { type Clock, fromKysely, PgBoss } from 'pg-boss';
import type { Connection, Tx } from '../store/database.ts';

export interface QueuedRun {
  readonly runId: string;
  readonly userId: string;
  /** Lower goes first. */
  readonly rank: number;
}

export interface RunQueue {
  /** Queued when the transaction is committed, and only then. */
  put(tx: Tx, run: QueuedRun): Promise<void>;
  /** Deletes all jobs of a user, finished ones too. */
  forget(tx: Tx, userId: string): Promise<void>;
}

/** Resolves when the run is done; throws when it is to be attempted again. */
export type Perform = (runId: string, signal: AbortSignal) => Promise<void>;

export interface OpenRunQueue extends RunQueue {
  /** Performs up to so many runs at once from now on. */
  readonly work: (mostRuns: number, perform: Perform) => Promise<void>;
  /** Those of the runs that have no job. */
  readonly findOrphans: (runIds: readonly string[]) => Promise<string[]>;
  /** After the database's clock was set back, times in the future are set to now, so that nothing waits for them. */
  readonly resetFutureTimes: () => Promise<void>;
  readonly countWaiting: () => Promise<number>;
  /** Takes no more jobs, aborts those that run and waits for them. */
  readonly close: () => Promise<void>;
}

export interface QueueOptions {
  readonly connection: Connection;
  /** Queue maintenance is left to worker processes. */
  readonly isWorker: boolean;
  readonly onFailure: (error: Error) => void;
}

/** The abort reason when the process stops. */
export class Stopping extends Error {
  override readonly name = 'Stopping';
}

const name = 'runs';
/** A worker without a heartbeat for so long counts as dead. */
const heartbeatSeconds = 10;
const refreshSeconds = 3;
/** How often dead workers and runs to retry are searched for. */
const superviseSeconds = 2;
/** New jobs are announced; this is for retries, and each run that may be under way polls on its own. */
const pollSeconds = 2;
/** Longer than any run takes with all that it waits for: dead workers are found by their heartbeats. */
const expireInSeconds = 12 * 3600;
/** Attempts are counted by the run itself; a job is always queued again. */
const retryLimit = 10_000;
const retentionSeconds = 3600;
const stopLimitMs = 5000;

/** No job is ever scheduled so far ahead. */
const farAhead = `queue.job_now() + interval '1 minute'`;
const isLive = `state in ('created', 'retry', 'active')`;

/** pg-boss computes pauses from clock differences: with a clock that is set back it would sleep for as long. */
const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (done, ms) => setTimeout(done, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (done, ms) => setInterval(done, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

export async function openRunQueue({ connection, isWorker, onFailure }: QueueOptions): Promise<OpenRunQueue> {
  const boss = new PgBoss({
    ...connection,
    clock: steadyClock,
    application_name: 'pagewright queue',
    max: 4,
    schema: 'queue',
    useListenNotify: isWorker,
    supervise: isWorker,
    schedule: false,
    monitorIntervalSeconds: superviseSeconds,
    superviseIntervalSeconds: superviseSeconds,
  });
  boss.on('error', onFailure);
  await boss.start();
  await boss.createQueue(name, {
    notify: true,
    heartbeatSeconds,
    expireInSeconds,
    retryLimit,
    retryDelay: 1,
    deleteAfterSeconds: retentionSeconds,
  });
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  const query = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
    (await boss.getDb().executeSql(text, values)).rows as Row[];

  return {
    put: async (tx, { runId, userId, rank }) => {
      await boss.send(
        name,
        { runId },
        { db: fromKysely(tx), group: { id: userId }, priority: -Math.min(rank, 1000) },
      );
    },
    forget: async (tx, userId) => {
      await fromKysely(tx).executeSql('delete from queue.job where group_id = $1', [userId]);
    },
    work: async (mostRuns, perform) => {
      await boss.work<{ runId: string }>(
        name,
        {
          localConcurrency: mostRuns,
          groupConcurrency: limits.runs.concurrentPerUser,
          pollingIntervalSeconds: pollSeconds,
          notifyPollingIntervalSeconds: pollSeconds,
          heartbeatRefreshSeconds: refreshSeconds,
        },
        async ([job]) => {
          if (job === undefined) return;
          const task = perform(job.data.runId, AbortSignal.any([job.signal, stopping.signal]));
          running.add(task);
          await task.finally(() => running.delete(task));
        },
      );
    },
    findOrphans: async (runIds) => {
      const rows = await query<{ id: string }>(
        `select data ->> 'runId' as id from queue.job where name = $1 and ${isLive} and data ->> 'runId' = any($2)`,
        [name, [...runIds]],
      );
      const present = new Set(rows.map(({ id }) => id));
      return runIds.filter((id) => !present.has(id));
    },
    resetFutureTimes: async () => {
      await query(
        `update queue.job set start_after = least(start_after, queue.job_now()),
           started_on = least(started_on, queue.job_now()), heartbeat_on = least(heartbeat_on, queue.job_now())
         where name = $1 and ${isLive} and greatest(start_after, heartbeat_on) > ${farAhead}`,
        [name],
      );
      await query(
        `update queue.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
         where name = $1 and greatest(monitor_claim_on, monitor_on, maintain_on) > ${farAhead}`,
        [name],
      );
    },
    countWaiting: async () => {
      const rows = await query<{ count: number }>(
        `select count(*)::int as count from queue.job where name = $1 and state in ('created', 'retry')`,
        [name],
      );
      return rows[0]?.count ?? 0;
    },
    close: async () => {
      if (isWorker) await boss.offWork(name, { wait: false });
      stopping.abort(new Stopping('The process stops.'));
      await Promise.allSettled(running);
      await boss.stop({ graceful: true, timeout: stopLimitMs });
    },
  };
}
