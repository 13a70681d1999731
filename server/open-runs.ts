/** Opens the queue of runs, and in a process that works on them what the work needs. */
import { parseConnectTo } from '@pagewright/engine/crawl/connect-to';
import { createChromiumCamera } from './adapters/chromium-camera/chromium-camera.ts';
import type { BrowserPlaces } from './adapters/find-browser.ts';
import type { Env } from './env.ts';
import { every } from './every.ts';
import type { AnalystDesk } from './runs/analyst-desk.ts';
import { openRunNotices } from './runs/run-notices.ts';
import { type OpenRunQueue, openRunQueue } from './runs/run-queue.ts';
import type { ThreadSetup } from './runs/thread-messages.ts';
import { createThreadRack } from './runs/thread-rack.ts';
import type { Deps, Log } from './services/deps.ts';
import { createShotKeeper } from './services/keep-shots.ts';
import { mendRuns } from './services/mend-runs.ts';
import { performRun } from './services/perform-run.ts';
import type { Connection } from './store/database.ts';

const mendEveryMs = 30_000;
const tidyEveryMs = 60_000;
const runMemoryMb = 512;

export type Closer = () => Promise<void>;

/** The queue, and what is heard of runs on any node; every process needs both. */
export async function openRuns(
  connection: Connection,
  env: Env,
  { log, closers }: { log: Log; closers: Closer[] },
) {
  const notices = await openRunNotices({
    connection,
    onTrouble: (error) =>
      log.warn({ event: 'db.listen_lost', error: error.message }, 'progress notifications are interrupted'),
  });
  closers.push(notices.close);
  const queue = await openRunQueue({
    connection,
    isWorker: env.ROLE !== 'web',
    onTrouble: (error) =>
      log.warn({ event: 'queue.unreachable', error: error.message }, 'the queue cannot be reached'),
  });
  closers.push(queue.close);
  return { notices, queue };
}

interface Work {
  readonly deps: Deps;
  readonly queue: OpenRunQueue;
  readonly setup: ThreadSetup;
  readonly slots: number;
  readonly closers: Closer[];
  readonly browser: BrowserPlaces;
  readonly analyst: AnalystDesk;
  readonly stopping: AbortSignal;
}

/** Works on runs from now on; the queue's own end stops it. */
export async function startWorking(work: Work): Promise<void> {
  const { deps, queue, setup, slots, closers, browser, analyst, stopping } = work;
  const threads = createThreadRack({ setup, memoryMb: runMemoryMb, most: slots });
  const shots = createShotKeeper(deps);
  const camera = createChromiumCamera({
    ...browser,
    connectTo: parseConnectTo(setup.connectTo),
    aboutUrl: setup.aboutUrl,
  });
  // Below the queue, which is closed before them.
  closers.splice(closers.indexOf(queue.close), 0, threads.close, camera.close);
  await queue.work(slots, (runId, signal) =>
    performRun({ ...deps, threads, analyst, camera, shots }, runId, signal),
  );
  const { log } = deps;
  const mend = () => mendRuns(deps, queue);
  every(mendEveryMs, mend, { log, stopping, trouble: 'orphaned runs could not be queued again' });
  every(tidyEveryMs, shots.tidy, { log, stopping, trouble: 'screenshots could not be cleaned up' });
}
