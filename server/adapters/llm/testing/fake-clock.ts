/** A clock that moves only when it is told to, and passes pauses at once. */
import { type Clock, timeoutError } from '../clock.ts';

export interface FakeClock extends Clock {
  readonly advance: (ms: number) => void;
  /** To the end of the timeout that ends first; nothing happens without one. */
  readonly advanceToTimeout: () => void;
}

interface Pending {
  at: number;
  readonly end: () => void;
}

export function createFakeClock(): FakeClock {
  let now = Date.UTC(2026, 10, 15);
  const pending = new Set<Pending>();
  const advance = (ms: number): void => {
    now += ms;
    for (const each of pending)
      if (each.at <= now) {
        pending.delete(each);
        each.end();
      }
  };
  return {
    now: () => now,
    timeout: (ms) => {
      const controller = new AbortController();
      const own: Pending = { at: now + ms, end: () => controller.abort(timeoutError()) };
      pending.add(own);
      return {
        signal: controller.signal,
        restart: () => {
          own.at = now + ms;
        },
        cancel: () => void pending.delete(own),
      };
    },
    sleep: async (ms) => advance(ms),
    advance,
    advanceToTimeout: () => {
      const next = Math.min(...[...pending].map(({ at }) => at));
      if (Number.isFinite(next)) advance(Math.max(0, next - now));
    },
  };
}
