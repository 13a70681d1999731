/** The time as calls of a model see it, so that tests need not wait. */
import { setTimeout as delay } from 'node:timers/promises';

export interface Timeout {
  /** Aborted with a TimeoutError when the time is over. */
  readonly signal: AbortSignal;
  /** Starts over. */
  readonly restart: () => void;
  readonly cancel: () => void;
}

export interface Clock {
  readonly now: () => number;
  readonly timeout: (ms: number) => Timeout;
  /** Ends early when the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

export const timeoutError = (): DOMException => new DOMException('The time is over.', 'TimeoutError');

export const systemClock: Clock = {
  now: Date.now,
  timeout: (ms) => {
    const controller = new AbortController();
    const start = () => setTimeout(() => controller.abort(timeoutError()), ms);
    let timer = start();
    return {
      signal: controller.signal,
      restart: () => {
        clearTimeout(timer);
        timer = start();
      },
      cancel: () => clearTimeout(timer),
    };
  },
  sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
};
