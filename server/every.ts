/** Work that is done again and again while the process runs. */
import type { Log } from './services/deps.ts';

interface Repeated {
  readonly log: Log;
  /** What the log says of a failure. */
  readonly trouble: string;
  /** Aborted when the process stops: nothing is begun any more, and what is cut off is no failure. */
  readonly stopping: AbortSignal;
}

/** Begins now; after a failure it is tried again next time. */
export function every(ms: number, work: () => Promise<unknown>, { log, trouble, stopping }: Repeated): void {
  const run = (): void => {
    work().catch((error: unknown) => {
      if (!stopping.aborted) log.warn({ event: 'maintenance.failed', error: String(error) }, trouble);
    });
  };
  run();
  const timer = setInterval(run, ms).unref();
  stopping.addEventListener('abort', () => clearInterval(timer));
}
