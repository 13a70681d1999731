/** Work that is done again and again while the process runs. */
import type { Log } from './services/deps.ts';

/** Begins now; a failure is told and tried again next time. */
export function every(
  ms: number,
  work: () => Promise<unknown>,
  { log, trouble }: { log: Log; trouble: string },
): void {
  const run = (): void => {
    work().catch((error: unknown) => log.warn({ error: String(error) }, trouble));
  };
  run();
  setInterval(run, ms).unref();
}
