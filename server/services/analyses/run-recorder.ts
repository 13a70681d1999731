/** Records the progress and the fetched pages of a run, throttled. */
import { advance, type SiteProgress } from '@pagewright/engine/pipeline/track-progress';
import { saveWork, type WorkPiece } from '../../store/run-work.ts';
import { type Run, writeProgress } from '../../store/runs.ts';
import type { Deps } from '../deps.ts';

export interface RunRecorder {
  readonly progress: (progress: SiteProgress) => void;
  /** A page was rendered and has this small screenshot. */
  readonly screenshot: (url: string, thumbnailUrl: string) => void;
  readonly savePage: (key: string, payload: Uint8Array) => void;
  /** Aborted when a write finds that another attempt has claimed the run. */
  readonly lost: AbortSignal;
  /** Waits for pending writes. */
  readonly close: () => Promise<void>;
}

const noSpeed = { pagesPerMinute: null, secondsLeft: null };

const writeEveryMs = 250;
/** As many as the screen has space for. */
const screenshotsMax = 6;
/** Limits memory while the database is unreachable. */
const mostPending = 64;

export function createRunRecorder({ db, log }: Deps, run: Run): RunRecorder {
  const lost = new AbortController();
  let newest: SiteProgress | null = null;
  let shown: SiteProgress = run.progress;
  let { screenshots } = run.progress;
  let pages: WorkPiece[] = [];
  let writing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const writeNow = async (): Promise<void> => {
    const pieces = pages;
    pages = [];
    if (pieces.length > 0) await saveWork(db, run, { kind: 'page', pieces });
    if (newest === null) return;
    shown = advance(shown, newest);
    newest = null;
    if (!(await writeProgress(db, run, { ...noSpeed, ...shown, screenshots }))) lost.abort();
  };
  const write = (): Promise<void> => {
    writing ??= writeNow()
      .catch((error: unknown) =>
        log.warn(
          { event: 'progress.write_failed', run: run.id, error: String(error) },
          'progress could not be saved',
        ),
      )
      .finally(() => {
        writing = null;
      });
    return writing;
  };
  const writeAndReschedule = async (): Promise<void> => {
    await write();
    if (newest !== null || pages.length > 0) writeSoon();
  };
  const writeSoon = (): void => {
    if (isClosed) return;
    timer ??= setTimeout(() => {
      timer = null;
      void writeAndReschedule();
    }, writeEveryMs);
  };

  return {
    progress: (progress) => {
      newest = progress;
      writeSoon();
    },
    screenshot: (url, thumbnailUrl) => {
      const others = screenshots.filter((each) => each.url !== url);
      screenshots = [...others, { url, thumbnailUrl }].slice(-screenshotsMax);
      newest ??= shown;
      writeSoon();
    },
    savePage: (key, payload) => {
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
