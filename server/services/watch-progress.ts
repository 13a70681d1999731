/** Follows the runs of one site, or of one comparison, for one user: the present state at once, every change, the end. */
import type { Progress } from '@pagewright/contract/entities/progress';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { readReport } from '../store/analyses.ts';
import { findComparison } from '../store/comparisons.ts';
import { type Run, readLatestRun } from '../store/runs.ts';
import type { Deps } from './deps.ts';
import type { QueueBoard } from './queue-board.ts';
import { readSiteAddress } from './site-address.ts';

/** Where the events go. */
export interface ProgressSink {
  readonly send: (text: string) => void;
  /** True while what was sent has not gone out: figures may be left out, the end never. */
  readonly isFull: () => boolean;
  readonly end: () => void;
}

export interface ProgressWatch {
  /** The sink has room again. */
  readonly refresh: () => void;
  readonly close: () => void;
}

/**
 * A browser opens the stream before it starts a run, and may find the end of an earlier one there: the stream stays
 * open for a moment, so that the new run comes on the same one.
 */
const graceMs = 5000;
/** A run that waits for longer than this waits behind something. */
const promptMs = 2000;
/** Even if every notice were lost, nobody waits longer than this for news. */
const lookAgainMs = 10_000;

export interface WatchDeps extends Deps {
  readonly board: QueueBoard;
}

async function waitingBehind({ board, now }: WatchDeps, run: Run): Promise<number> {
  if (run.state !== 'queued') return 0;
  const places = await board.now();
  // One that has just come is not on the board yet, and stands behind all that are.
  const { queued, own } = places.get(run.id) ?? { queued: places.size, own: 0 };
  const isHeldUp =
    own >= limits.runs.concurrentPerUser || now().getTime() - run.createdAt.getTime() > promptMs;
  return queued + (isHeldUp ? 1 : 0);
}

const statusOf = { queued: 'in-progress', running: 'in-progress', failed: 'error' } as const;

async function sayProgress(deps: WatchDeps, run: Run): Promise<string> {
  const { id, domain, state, progress, startedAt, error } = run;
  const event: Progress = {
    ...progress,
    status: state === 'completed' || state === 'cancelled' ? state : statusOf[state],
    domain,
    runId: id,
    waitingBehind: await waitingBehind(deps, run),
    ...(startedAt !== null && { startedAt: startedAt.toISOString() }),
    ...(error !== null && { error }),
  };
  return JSON.stringify(event);
}

/** What a completed run left, as a field of its last event; null when it was deleted since. */
async function readYield({ db }: Deps, run: Run): Promise<string | null> {
  if (run.compares === null) {
    const report = await readReport(db, { userId: run.userId, id: run.id });
    return report && `"analysis":${report.text}`;
  }
  const competitorKey = readSiteAddress(run.domain).siteKey;
  const result = await findComparison(db, { analysisId: run.compares, competitorKey });
  return result && `"result":${result}`;
}

/** The stored text goes into the event as it is. */
async function sayEnd(deps: WatchDeps, run: Run): Promise<string | null> {
  if (run.state !== 'completed') return sayProgress(deps, run);
  const yielded = await readYield(deps, run);
  if (yielded === null) return null;
  const percentage = limits.progress.saved;
  const event = await sayProgress(deps, { ...run, progress: { ...run.progress, percentage } });
  return `${event.slice(0, -1)},${yielded}}`;
}

const isUnfinished = ({ state }: Run): boolean => state === 'queued' || state === 'running';

export function watchProgress(
  deps: WatchDeps,
  { user, siteKey }: { readonly user: User; readonly siteKey: string },
  sink: ProgressSink,
): ProgressWatch {
  let lastSent = '';
  let followed: string | null = null;
  /** As it was read last, while it is unfinished. */
  let newest: Run | null = null;
  let isClosed = false;
  let grace: NodeJS.Timeout | undefined;

  const showUnfinished = async (run: Run): Promise<void> => {
    clearTimeout(grace);
    followed = run.id;
    newest = run;
    if (sink.isFull()) return;
    const text = await sayProgress(deps, run);
    if (isClosed || newest !== run || text === lastSent) return;
    lastSent = text;
    sink.send(text);
  };
  const showEnd = async (run: Run): Promise<void> => {
    newest = null;
    const key = `end of ${run.id}`;
    if (lastSent === key) return;
    const text = await sayEnd(deps, run);
    if (isClosed || text === null) return;
    lastSent = key;
    sink.send(text);
    if (followed === run.id) sink.end();
    else grace = setTimeout(sink.end, graceMs).unref();
  };
  const look = async (): Promise<void> => {
    const run = await readLatestRun(deps.db, user.id, siteKey);
    if (run === null || isClosed) return;
    await (isUnfinished(run) ? showUnfinished(run) : showEnd(run));
  };

  let looking: Promise<void> | null = null;
  let isWanted = false;
  const refresh = (): void => {
    isWanted = true;
    if (looking !== null || isClosed) return;
    isWanted = false;
    looking = look()
      .catch((error: unknown) => deps.log.warn({ error: String(error) }, 'progress was not read'))
      .finally(() => {
        looking = null;
        if (isWanted) refresh();
      });
  };

  let isMoving = false;
  /** The queue has moved: the run itself need not be read for that. */
  const move = async (): Promise<void> => {
    if (isMoving) return;
    isMoving = true;
    await deps.board.next().finally(() => {
      isMoving = false;
    });
    if (newest?.state === 'queued' && !isClosed) await showUnfinished(newest);
  };
  const unsubscribe = deps.notices.subscribe((heard) => {
    if (heard === 'missed') refresh();
    else if (heard.kind === 'progress') {
      if (heard.runId === followed) refresh();
    } else if (heard.userId === user.id) refresh();
    else if (newest?.state === 'queued')
      move().catch((error: unknown) => deps.log.warn({ error: String(error) }, 'the queue was not read'));
  });
  const regular = setInterval(refresh, lookAgainMs).unref();
  refresh();
  return {
    refresh,
    close: () => {
      isClosed = true;
      unsubscribe();
      clearInterval(regular);
      clearTimeout(grace);
    },
  };
}
