/** Streams the progress of one site's or comparison's runs to one user: current state, every change, the end. */
import type { Progress } from '@pagewright/contract/entities/progress';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { readReport } from '../../store/analyses.ts';
import { findComparison } from '../../store/comparisons.ts';
import { type Run, readLatestRun } from '../../store/runs.ts';
import type { Deps } from '../deps.ts';
import type { QueuePositions } from './queue-positions.ts';
import { parseSiteLocation } from './site-location.ts';

/** Receives the events. */
export interface ProgressSink {
  readonly send: (text: string) => void;
  /** True while the client has not read what was sent: progress may be skipped, the end never. */
  readonly isFull: () => boolean;
  readonly end: () => void;
}

export interface ProgressWatch {
  /** The sink has drained. */
  readonly refresh: () => void;
  readonly close: () => void;
}

/**
 * A browser opens the stream before it starts a run, and may find the end of an earlier one: the stream stays open
 * for a moment so that the new run uses it.
 */
const graceMs = 5000;
/** A run that waits for longer than this is reported as waiting behind others. */
const promptMs = 2000;
/** The longest a watcher waits if every notification is lost. */
const pollMs = 10_000;

export interface WatchDeps extends Deps {
  readonly queuePositions: QueuePositions;
}

async function queuePosition({ queuePositions, now }: WatchDeps, run: Run): Promise<number> {
  if (run.state !== 'queued' || run.isPaused) return 0;
  const positions = await queuePositions.now();
  // A new run is not in the cached positions yet, and is behind all that are.
  const { queued, own } = positions.get(run.id) ?? { queued: positions.size, own: 0 };
  const isBlocked =
    own >= limits.runs.concurrentPerUser || now().getTime() - run.createdAt.getTime() > promptMs;
  return queued + (isBlocked ? 1 : 0);
}

const statusOf = { queued: 'in-progress', running: 'in-progress', failed: 'error' } as const;

async function progressEvent(deps: WatchDeps, run: Run): Promise<string> {
  const { id, domain, state, progress, startedAt, error, errorCode } = run;
  const event: Progress = {
    ...progress,
    status: state === 'completed' || state === 'cancelled' ? state : statusOf[state],
    domain,
    runId: id,
    isPaused: run.isPaused,
    wholeSite: run.isWholeSite,
    queuePosition: await queuePosition(deps, run),
    ...(startedAt !== null && { startedAt: startedAt.toISOString() }),
    ...(error !== null && { error }),
    ...(errorCode !== null && { errorCode }),
  };
  return JSON.stringify(event);
}

/** The result of a completed run as a field of its last event; null when it was deleted since. */
async function readResultField({ db }: Deps, run: Run): Promise<string | null> {
  if (run.compares === null) {
    const report = await readReport(db, { userId: run.userId, id: run.id });
    return report && `"analysis":${report.text}`;
  }
  const competitorKey = parseSiteLocation(run.domain).siteKey;
  const result = await findComparison(db, { analysisId: run.compares, competitorKey });
  return result && `"result":${result}`;
}

/** Inserts the stored text unparsed. */
async function endEvent(deps: WatchDeps, run: Run): Promise<string | null> {
  if (run.state !== 'completed') return progressEvent(deps, run);
  const resultField = await readResultField(deps, run);
  if (resultField === null) return null;
  const percentage = limits.progress.saved;
  const event = await progressEvent(deps, { ...run, progress: { ...run.progress, percentage } });
  return `${event.slice(0, -1)},${resultField}}`;
}

const isUnfinished = ({ state }: Run): boolean => state === 'queued' || state === 'running';

export function watchProgress(
  deps: WatchDeps,
  { user, siteKey }: { readonly user: User; readonly siteKey: string },
  sink: ProgressSink,
): ProgressWatch {
  let lastSent = '';
  let followed: string | null = null;
  /** The last read state, while it is unfinished. */
  let newest: Run | null = null;
  /** A database that crashed may have lost the last progress; what was shown does not fall. */
  let highest = 0;
  let isClosed = false;
  let grace: NodeJS.Timeout | undefined;

  const showUnfinished = async (run: Run): Promise<void> => {
    clearTimeout(grace);
    if (followed !== run.id) highest = 0;
    followed = run.id;
    newest = run;
    if (sink.isFull()) return;
    const percentage = Math.max(highest, run.progress.percentage);
    const text = await progressEvent(deps, { ...run, progress: { ...run.progress, percentage } });
    if (isClosed || newest !== run || text === lastSent) return;
    lastSent = text;
    highest = percentage;
    sink.send(text);
  };
  const showEnd = async (run: Run): Promise<void> => {
    newest = null;
    const key = `end of ${run.id}`;
    if (lastSent === key) return;
    const text = await endEvent(deps, run);
    if (isClosed || text === null) return;
    lastSent = key;
    sink.send(text);
    if (followed === run.id) sink.end();
    else grace = setTimeout(sink.end, graceMs).unref();
  };
  const poll = async (): Promise<void> => {
    const run = await readLatestRun(deps.db, user.id, siteKey);
    if (run === null || isClosed) return;
    await (isUnfinished(run) ? showUnfinished(run) : showEnd(run));
  };

  let polling: Promise<void> | null = null;
  let isStale = false;
  const refresh = (): void => {
    isStale = true;
    if (polling !== null || isClosed) return;
    isStale = false;
    polling = poll()
      .catch((error: unknown) =>
        deps.log.warn({ event: 'progress.read_failed', error: String(error) }, 'progress could not be read'),
      )
      .finally(() => {
        polling = null;
        if (isStale) refresh();
      });
  };

  let isRefreshingPosition = false;
  /** The queue has changed: the run itself need not be read again. */
  const refreshPosition = async (): Promise<void> => {
    if (isRefreshingPosition) return;
    isRefreshingPosition = true;
    await deps.queuePositions.next().finally(() => {
      isRefreshingPosition = false;
    });
    if (newest?.state === 'queued' && !isClosed) await showUnfinished(newest);
  };
  const unsubscribe = deps.notices.subscribe((notice) => {
    if (notice === 'missed') refresh();
    else if (notice.kind === 'progress') {
      if (notice.runId === followed) refresh();
    } else if (notice.userId === user.id) refresh();
    else if (newest?.state === 'queued')
      refreshPosition().catch((error: unknown) =>
        deps.log.warn({ event: 'queue.read_failed', error: String(error) }, 'the queue could not be read'),
      );
  });
  const timer = setInterval(refresh, pollMs).unref();
  refresh();
  return {
    refresh,
    close: () => {
      isClosed = true;
      unsubscribe();
      clearInterval(timer);
      clearTimeout(grace);
    },
  };
}
