/** Repeats a maintenance job while the process runs. */
import type { Log } from '../services/deps.ts';

interface RepeatOptions {
  readonly log: Log;
  readonly failureMessage: string;
  /** Aborted when the process stops; interrupted work is then no failure. */
  readonly stopping: AbortSignal;
}

/** Starts now; after a failure the next interval tries again. */
export function every(
  ms: number,
  work: () => Promise<unknown>,
  { log, failureMessage, stopping }: RepeatOptions,
): void {
  const run = (): void => {
    work().catch((error: unknown) => {
      if (!stopping.aborted) log.warn({ event: 'maintenance.failed', error: String(error) }, failureMessage);
    });
  };
  run();
  const timer = setInterval(run, ms).unref();
  stopping.addEventListener('abort', () => clearInterval(timer));
}
