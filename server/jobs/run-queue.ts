/** The queue of runs: pg-boss gives each to one worker process, and to another when its heartbeats stop. */

import type { AccountStatus } from '@pagewright/contract/entities/usage';
import { limits } from '@pagewright/contract/limits';
import { type Clock, fromKysely, type Job, PgBoss } from 'pg-boss';
import type { Connection, Tx } from '../store/database.ts';
import type { RunNotices } from './run-notices.ts';
import { type RunPlace, RunPlaces } from './run-places.ts';

export interface QueuedRun {
  readonly runId: string;
  readonly userId: string;
  /** Paid work goes first. */
  readonly plan: AccountStatus;
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
export type Perform = (runId: string, signal: AbortSignal, place: RunPlace) => Promise<void>;

export interface OpenRunQueue extends RunQueue {
  /** From now on performs runs, so many of which may be at work at once; others may wait for their sites. */
  readonly work: (places: number, perform: Perform) => void;
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
  /** Announce new runs. */
  readonly notices: RunNotices;
  readonly onFailure: (error: Error) => void;
}

/** The abort reason when the process stops. */
export class Stopping extends Error {
  override readonly name = 'Stopping';
}

const name = 'runs';
/** A worker without a heartbeat for so long counts as dead. */
const heartbeatSeconds = 10;
const refreshMs = 3000;
/** How often dead workers and runs to retry are searched for. */
const superviseSeconds = 2;
/** New jobs are announced; this is for retries, and for places of runs that have begun to wait. */
const pollMs = 1000;
/** A paid run has a priority of at least so much; its rank lowers it by less. */
const paidPriority = 1_000_000;
const maxRank = 1000;
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

type RunJob = Job<{ runId: string }>;

interface Fetched {
  readonly job: RunJob;
  readonly plan: AccountStatus;
}

interface Running {
  readonly job: RunJob;
  readonly ended: Promise<void>;
}

export async function openRunQueue({
  connection,
  isWorker,
  notices,
  onFailure,
}: QueueOptions): Promise<OpenRunQueue> {
  const boss = new PgBoss({
    ...connection,
    clock: steadyClock,
    application_name: 'pagewright queue',
    max: 4,
    schema: 'queue',
    supervise: isWorker,
    schedule: false,
    monitorIntervalSeconds: superviseSeconds,
    superviseIntervalSeconds: superviseSeconds,
  });
  boss.on('error', onFailure);
  await boss.start();
  await boss.createQueue(name, {
    heartbeatSeconds,
    expireInSeconds,
    retryLimit,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 8,
    deleteAfterSeconds: retentionSeconds,
  });
  const stopping = new AbortController();
  const running = new Set<Running>();
  const closers: (() => void)[] = [];
  const reportFailure = (error: unknown): void =>
    onFailure(error instanceof Error ? error : new Error(String(error)));

  /** Jobs without a heartbeat are given to another process, which makes the claim to their run void here. */
  const refresh = async (): Promise<void> => {
    const jobs = [...running].map(({ job }) => job);
    if (jobs.length > 0) await boss.touch(name, jobs);
  };

  const end = async (job: RunJob, task: Promise<void>): Promise<void> => {
    const failure = await task.then(
      () => null,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
    // Without a database the job's heartbeats end, and another attempt finds what has become of the run.
    if (failure === null) await boss.complete(name, job).catch(reportFailure);
    else await boss.fail(name, job, { message: failure.message }).catch(reportFailure);
  };

  const start = ({ job, plan }: Fetched, places: RunPlaces, perform: Perform): void => {
    const task = places.hold(plan, (place) => perform(job.data.runId, stopping.signal, place));
    const run: Running = { job, ended: end(job, task) };
    running.add(run);
    void run.ended.then(() => running.delete(run));
  };

  const fetchJobs = async (plan: AccountStatus, most: number): Promise<Fetched[]> => {
    if (most === 0) return [];
    const range = plan === 'paid' ? { minPriority: 1 } : { maxPriority: 0 };
    const jobs = await boss.fetch<{ runId: string }>(name, {
      batchSize: most,
      groupConcurrency: limits.runs.concurrentPerUser,
      ...range,
    });
    return jobs.map((job) => ({ job, plan }));
  };

  const query = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
    (await boss.getDb().executeSql(text, values)).rows as Row[];

  return {
    put: async (tx, { runId, userId, plan, rank }) => {
      const priority = (plan === 'paid' ? paidPriority : 0) - Math.min(rank, maxRank);
      await boss.send(name, { runId }, { db: fromKysely(tx), group: { id: userId }, priority });
    },
    forget: async (tx, userId) => {
      await fromKysely(tx).executeSql('delete from queue.job where group_id = $1', [userId]);
    },
    work: (most, perform) => {
      const places = new RunPlaces(most);
      let fetching: Promise<void> | null = null;
      let isAskedAgain = false;
      const fetchWhatFits = async (): Promise<void> => {
        do {
          isAskedAgain = false;
          for (const plan of ['paid', 'trial'] as const)
            for (const fetched of await fetchJobs(plan, places.room(plan))) start(fetched, places, perform);
        } while (isAskedAgain && !stopping.signal.aborted);
      };
      const wake = (): void => {
        if (stopping.signal.aborted) return;
        isAskedAgain = true;
        fetching ??= fetchWhatFits()
          .catch(reportFailure)
          .finally(() => {
            fetching = null;
          });
      };
      const timers = [
        setInterval(wake, pollMs),
        setInterval(() => void refresh().catch(reportFailure), refreshMs),
      ];
      const unsubscribe = notices.subscribe((notice) => {
        if (notice === 'missed' || notice.kind === 'queued' || notice.kind === 'ended') wake();
      });
      closers.push(() => {
        for (const timer of timers) clearInterval(timer);
        unsubscribe();
      });
      wake();
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
      stopping.abort(new Stopping('The process stops.'));
      for (const close of closers) close();
      await Promise.allSettled([...running].map(({ ended }) => ended));
      await boss.stop({ graceful: true, timeout: stopLimitMs });
    },
  };
}
