/** The passing of time as a parameter, so that a test need not wait for it. */

export interface Timing {
  /** Milliseconds since 1970 as the process began, and never back or ahead when somebody sets the machine's clock. */
  readonly now: () => number;
  /** Resolves after the time, rejects with an AbortError as soon as the signal is given. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A signal that aborts when the time is up. */
  readonly deadline: (ms: number) => AbortSignal;
}

/** The standard AbortError, whatever reason the caller gave. */
export function abortErrorOf(signal: AbortSignal): DOMException {
  const reason: unknown = signal.reason;
  if (reason instanceof DOMException && reason.name === 'AbortError') return reason;
  return new DOMException('The crawl was cancelled.', { name: 'AbortError', cause: reason });
}

export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw abortErrorOf(signal);
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(abortErrorOf(signal));
      return;
    }
    const cancel = (): void => {
      clearTimeout(timer);
      reject(abortErrorOf(signal));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancel);
      resolve();
    }, ms);
    signal.addEventListener('abort', cancel, { once: true });
  });
}

export const realTiming: Timing = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  sleep,
  deadline: (ms) => AbortSignal.timeout(ms),
};
