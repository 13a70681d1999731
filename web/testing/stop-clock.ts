/** Stops the timers of a component test, so that it decides when a delay is over. */
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

export interface StoppedClock {
  readonly advance: (ms: number) => Promise<void>;
  /** Real timers again. */
  readonly release: () => void;
}

export function stopClock(): StoppedClock {
  // Testing Library detects fake timers by this name; it may run what is due, not pass time.
  Object.assign(globalThis, { jest: { advanceTimersByTime: () => vi.advanceTimersByTime(0) } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const release = (): void => {
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    Reflect.deleteProperty(globalThis, 'jest');
  };
  onTestFinished(() => {
    if (vi.isFakeTimers()) release();
  });
  return {
    advance: (ms) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    release,
  };
}
