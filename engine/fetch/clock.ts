/** The clock as a parameter, so that tests need not wait. */

export interface Clock {
  /** Milliseconds since 1970; monotonic, so that a change of the system's clock has no effect. */
  readonly now: () => number;
  /** Resolves after the time; rejects with an AbortError when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A signal that aborts after the time. */
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

export const realClock: Clock = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  sleep,
  deadline: (ms) => AbortSignal.timeout(ms),
};
