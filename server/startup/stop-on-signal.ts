/** Shuts the process down gracefully on Ctrl+C, on a service manager's signal or when its terminal closes. */
import type { Log } from '../services/deps.ts';

/** A shutdown that takes longer is forced. */
const stopLimitMs = 9000;

/** Aborts the returned signal at once, then waits for `close`, which says what it waits for. Further signals change nothing. */
export function stopOnSignal(
  log: Log,
  close: (onStep: (what: string) => void) => Promise<void>,
): AbortSignal {
  const stopping = new AbortController();
  const stop = async (signal: string): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.info({ event: 'server.stopping', signal }, 'stopping');
    const startedAt = performance.now();
    const steps: { what: string; atMs: number }[] = [];
    const onStep = (what: string): void => {
      steps.push({ what, atMs: Math.round(performance.now() - startedAt) });
    };
    setTimeout(() => {
      log.error({ event: 'server.stop_timeout', steps }, 'the shutdown took too long and was forced');
      process.exit(1);
    }, stopLimitMs).unref();
    await close(onStep);
    log.info({ event: 'server.stopped', steps }, 'stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ event: 'server.stop_failed', error: String(error) }, 'the shutdown failed');
        process.exit(1);
      });
    });
  }
  return stopping.signal;
}
