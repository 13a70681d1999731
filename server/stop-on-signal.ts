/** Ends the process in order when it is told to stop, by Ctrl+C, by a service manager or by a terminal that is closed. */
import type { Log } from './services/deps.ts';

/** After this a stop that hangs is cut short. */
const stopLimitMs = 9000;

/** The signal is aborted at once; then `close` is waited for. Told again, it goes on as it was. */
export function stopOnSignal(log: Log, close: () => Promise<void>): AbortSignal {
  const stopping = new AbortController();
  const stop = async (signal: string): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.info({ event: 'server.stopping', signal }, 'stopping');
    setTimeout(() => {
      log.error({ event: 'server.stop_timeout' }, 'the stop took too long and was cut short');
      process.exit(1);
    }, stopLimitMs).unref();
    await close();
    log.info({ event: 'server.stopped' }, 'stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ event: 'server.stop_failed', error: String(error) }, 'the stop failed');
        process.exit(1);
      });
    });
  }
  return stopping.signal;
}
