/** Waits for the end of a run, whichever node works on it. */
import { readRun } from '../../store/run-lists.ts';
import type { Run } from '../../store/runs.ts';
import type { Deps } from '../deps.ts';

/** The longest it waits if every notification is lost. */
const pollMs = 2000;

export interface RunWait {
  /** Aborting it ends the wait, not the run. */
  readonly signal: AbortSignal;
  /** The state at the beginning, and each that is seen until the end. */
  readonly onProgress?: (run: Run) => void;
}

const isOver = (run: Run | null): boolean =>
  run === null || (run.state !== 'queued' && run.state !== 'running');

/** The run when it has ended, or its current state when the wait is aborted. */
export async function waitForRun(
  { db, notices }: Pick<Deps, 'db' | 'notices'>,
  runId: string,
  { signal, onProgress }: RunWait,
): Promise<Run | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Run | null>();
  const read = async (isLast: boolean): Promise<void> => {
    const run = await readRun(db, runId);
    if (isLast || isOver(run)) resolve(run);
    else if (run !== null) onProgress?.(run);
  };
  const poll = (isLast = false): void => void read(isLast).catch(reject);
  const unsubscribe = notices.subscribe((notice) => {
    if (notice === 'missed') poll();
    else if (notice.runId === runId && (notice.kind === 'ended' || onProgress !== undefined)) poll();
  });
  const timer = setInterval(() => poll(), pollMs);
  const stopWaiting = (): void => poll(true);
  signal.addEventListener('abort', stopWaiting, { once: true });
  poll(signal.aborted);
  return promise.finally(() => {
    unsubscribe();
    clearInterval(timer);
    signal.removeEventListener('abort', stopWaiting);
  });
}
