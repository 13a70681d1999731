/** The queue of runs: pg-boss hands each to one worker, and to another when that one falls silent. */
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
  /** Is there when the transaction is committed, and never if it is not. */
  put(tx: Tx, run: QueuedRun): Promise<void>;
  /** Takes out all runs of a user, those that are long done too. */
  forget(tx: Tx, userId: string): Promise<void>;
}

/** Resolves when the run needs nobody any more; throws when another attempt is to be made. */
export type Perform = (runId: string, signal: AbortSignal) => Promise<void>;

export interface OpenRunQueue extends RunQueue {
  /** Takes so many runs at once from now on. */
  readonly work: (slots: number, perform: Perform) => Promise<void>;
  /** Of these runs, those that no job stands for. */
  readonly withoutJob: (runIds: readonly string[]) => Promise<string[]>;
  /** After the database's clock was set back, what was written before lies ahead: nobody waits for that. */
  readonly forgetFuture: () => Promise<void>;
  readonly countWaiting: () => Promise<number>;
  /** Takes no more, tells those at work to hand back, and waits for them. */
  readonly close: () => Promise<void>;
}

export interface QueueOptions {
  readonly connection: Connection;
  /** A process that only puts runs into the queue leaves its upkeep to the workers. */
  readonly isWorker: boolean;
  readonly onTrouble: (error: Error) => void;
}

/** The reason a worker's signal carries when the process stops. */
export class Stopping extends Error {
  override readonly name = 'Stopping';
}

const name = 'runs';
/** A worker that is silent for so long is taken for dead. */
const heartbeatSeconds = 10;
const refreshSeconds = 3;
/** How often it is looked for the dead, and for runs that were put back. */
const superviseSeconds = 2;
const pollSeconds = 1;
/** Longer than a run may take: the run's own limit comes first. */
const expireInSeconds = 1800;
/** How often a run may be tried is the run's own to say; a job is only ever put back. */
const retryLimit = 10_000;
const keptSeconds = 3600;
const stopLimitMs = 5000;

/** Nothing of ours is ever put off for so long. */
const farAhead = `queue.job_now() + interval '1 minute'`;
const isLive = `state in ('created', 'retry', 'active')`;

/** It pauses by how long its work took: a clock that is set back meanwhile would have it sleep for as long. */
const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (done, ms) => setTimeout(done, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (done, ms) => setInterval(done, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

export async function openRunQueue({ connection, isWorker, onTrouble }: QueueOptions): Promise<OpenRunQueue> {
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
  boss.on('error', onTrouble);
  await boss.start();
  await boss.createQueue(name, {
    notify: true,
    heartbeatSeconds,
    expireInSeconds,
    retryLimit,
    retryDelay: 1,
    deleteAfterSeconds: keptSeconds,
  });
  const stopping = new AbortController();
  const atWork = new Set<Promise<void>>();

  const ask = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
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
    work: async (slots, perform) => {
      await boss.work<{ runId: string }>(
        name,
        {
          localConcurrency: slots,
          groupConcurrency: limits.runs.concurrentPerUser,
          pollingIntervalSeconds: pollSeconds,
          notifyPollingIntervalSeconds: pollSeconds,
          heartbeatRefreshSeconds: refreshSeconds,
        },
        async ([job]) => {
          if (job === undefined) return;
          const task = perform(job.data.runId, AbortSignal.any([job.signal, stopping.signal]));
          atWork.add(task);
          await task.finally(() => atWork.delete(task));
        },
      );
    },
    withoutJob: async (runIds) => {
      const rows = await ask<{ id: string }>(
        `select data ->> 'runId' as id from queue.job where name = $1 and ${isLive} and data ->> 'runId' = any($2)`,
        [name, [...runIds]],
      );
      const present = new Set(rows.map(({ id }) => id));
      return runIds.filter((id) => !present.has(id));
    },
    forgetFuture: async () => {
      await ask(
        `update queue.job set start_after = least(start_after, queue.job_now()),
           started_on = least(started_on, queue.job_now()), heartbeat_on = least(heartbeat_on, queue.job_now())
         where name = $1 and ${isLive} and greatest(start_after, heartbeat_on) > ${farAhead}`,
        [name],
      );
      await ask(
        `update queue.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
         where name = $1 and greatest(monitor_claim_on, monitor_on, maintain_on) > ${farAhead}`,
        [name],
      );
    },
    countWaiting: async () => {
      const rows = await ask<{ count: number }>(
        `select count(*)::int as count from queue.job where name = $1 and state in ('created', 'retry')`,
        [name],
      );
      return rows[0]?.count ?? 0;
    },
    close: async () => {
      if (isWorker) await boss.offWork(name, { wait: false });
      stopping.abort(new Stopping('The process stops.'));
      await Promise.allSettled(atWork);
      await boss.stop({ graceful: true, timeout: stopLimitMs });
    },
  };
}
