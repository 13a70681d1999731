/** Writes down, while a run is worked on, how far it is and what was fetched: often enough, and never too often. */
import { advance, type SiteProgress } from '@pagewright/engine/progress-line';
import { keepWork, type WorkPiece } from '../store/run-work.ts';
import { type Run, writeProgress } from '../store/runs.ts';
import type { Deps } from './deps.ts';

export interface RunRecord {
  readonly progress: (progress: SiteProgress) => void;
  readonly keepPage: (key: string, payload: Uint8Array) => void;
  /** Given when a write finds that the run is no longer this attempt's. */
  readonly lost: AbortSignal;
  /** Waits for what is being written. */
  readonly close: () => Promise<void>;
}

const writeEveryMs = 250;
/** A database that is away for long must not fill the memory with pages. */
const mostPending = 64;

export function createRunRecord({ db, log }: Deps, run: Run): RunRecord {
  const lost = new AbortController();
  let newest: SiteProgress | null = null;
  let shown: SiteProgress = run.progress;
  let pages: WorkPiece[] = [];
  let writing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const writeNow = async (): Promise<void> => {
    const pieces = pages;
    pages = [];
    if (pieces.length > 0) await keepWork(db, run, { kind: 'page', pieces });
    if (newest === null) return;
    shown = advance(shown, newest);
    newest = null;
    if (!(await writeProgress(db, run, shown))) lost.abort();
  };
  const write = (): Promise<void> => {
    writing ??= writeNow()
      .catch((error: unknown) => log.warn({ run: run.id, error: String(error) }, 'progress was not written'))
      .finally(() => {
        writing = null;
      });
    return writing;
  };
  const writeAndLookOn = async (): Promise<void> => {
    await write();
    if (newest !== null || pages.length > 0) writeSoon();
  };
  const writeSoon = (): void => {
    if (isClosed) return;
    timer ??= setTimeout(() => {
      timer = null;
      void writeAndLookOn();
    }, writeEveryMs);
  };

  return {
    progress: (progress) => {
      newest = progress;
      writeSoon();
    },
    keepPage: (key, payload) => {
      if (pages.length < mostPending) pages.push({ key, payload });
      writeSoon();
    },
    lost: lost.signal,
    close: async () => {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      await writing;
      if (!lost.signal.aborted) await write();
    },
  };
}
