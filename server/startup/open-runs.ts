/** Opens the queue of runs, and in a worker process what their execution needs. */
import type { LocalModelHost } from '../adapters/llm/local/model-host.ts';
import { createWorkSlots } from '../jobs/fair-slots.ts';
import { openRunNotices } from '../jobs/run-notices.ts';
import { type OpenRunQueue, openRunQueue } from '../jobs/run-queue.ts';
import { deliverAlerts } from '../services/alerts/deliver-alerts.ts';
import { findNews } from '../services/alerts/find-news.ts';
import { performRun } from '../services/analyses/perform-run.ts';
import { storeScreenshots } from '../services/analyses/store-screenshots.ts';
import type { Deps, Log } from '../services/deps.ts';
import { requeueOrphanedRuns } from '../services/operations/requeue-orphaned-runs.ts';
import { syncDueSites } from '../services/search/sync-search.ts';
import { startDueSchedules } from '../services/sites/start-due.ts';
import type { Connection } from '../store/database.ts';
import type { RunWorkerSetup } from '../workers/run-api.ts';
import { createRunPools } from '../workers/run-pool.ts';
import type { Env } from './env.ts';
import { forRuns } from './open-local-model.ts';
import { every } from './repeat-every.ts';

const requeueEveryMs = 30_000;
const cleanUpEveryMs = 60_000;
const schedulesEveryMs = 20_000;
const searchEveryMs = 60_000;
const alertsEveryMs = 5000;
const threadMemoryMb = 768;

/** Something that a shutdown closes. */
export interface Closer {
  readonly what: string;
  readonly close: () => Promise<void>;
}

const queueName = 'queue';

/** The queue, and the events of runs on all nodes; every process needs both. */
export async function openRuns(
  connection: Connection,
  env: Env,
  { log, closers }: { log: Log; closers: Closer[] },
) {
  const notices = await openRunNotices({
    connection,
    onFailure: (error) =>
      log.warn({ event: 'db.listen_lost', error: error.message }, 'progress notifications are interrupted'),
  });
  closers.push({ what: 'run notices', close: notices.close });
  const queue = await openRunQueue({
    connection,
    isWorker: env.ROLE !== 'web',
    notices,
    onFailure: (error) =>
      log.warn({ event: 'queue.unreachable', error: error.message }, 'the queue cannot be reached'),
  });
  closers.push({ what: queueName, close: queue.close });
  return { notices, queue };
}

interface WorkerSetup {
  readonly deps: Deps;
  readonly queue: OpenRunQueue;
  readonly setup: RunWorkerSetup;
  /** How many runs are under way at once; most of them wait for their site. */
  readonly mostRuns: number;
  /** How many of them compute, render or write suggestions at once. */
  readonly slots: number;
  /** Null or missing where there is none on this machine. */
  readonly localModel?: LocalModelHost | null;
  readonly closers: Closer[];
  readonly stopping: AbortSignal;
}

async function tellOwners(deps: Deps): Promise<void> {
  await findNews(deps);
  await deliverAlerts(deps);
}

/** While one call waits for a slow receiver, no other is started. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}

/** Executes runs from now on, until the queue is closed. */
export async function startWorking(options: WorkerSetup): Promise<void> {
  const { deps, queue, setup, mostRuns, slots, localModel, closers, stopping } = options;
  const threads = createRunPools({ setup, memoryMb: threadMemoryMb, maxWorkers: slots });
  const shots = storeScreenshots(deps);
  // The queue is closed before them.
  const beforeQueue = closers.findIndex(({ what }) => what === queueName);
  closers.splice(beforeQueue, 0, { what: 'run workers', close: () => threads.close() });
  const { renderer } = deps.reports;
  const work = {
    ...deps,
    threads,
    slots: createWorkSlots(slots),
    screenshots: shots,
    ...(renderer !== undefined && { renderer }),
    ...(localModel && { localModel: forRuns(localModel) }),
  };
  queue.work(mostRuns, (runId, signal, place) => performRun(work, runId, signal, place));
  const { log } = deps;
  const requeue = () => requeueOrphanedRuns(deps, queue);
  every(requeueEveryMs, requeue, {
    log,
    stopping,
    failureMessage: 'orphaned runs could not be queued again',
  });
  every(
    searchEveryMs,
    oneAtATime(() => syncDueSites(deps, stopping)),
    {
      log,
      stopping,
      failureMessage: 'search figures could not be synced',
    },
  );
  every(schedulesEveryMs, () => startDueSchedules(deps), {
    log,
    stopping,
    failureMessage: 'scheduled analyses could not be started',
  });
  every(
    alertsEveryMs,
    oneAtATime(() => tellOwners(deps)),
    {
      log,
      stopping,
      failureMessage: 'alerts could not be sent',
    },
  );
  every(cleanUpEveryMs, shots.tidy, { log, stopping, failureMessage: 'screenshots could not be cleaned up' });
}
