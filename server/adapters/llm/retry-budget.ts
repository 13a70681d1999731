/** Limits how long one scan waits for a model that fails again and again; parallel failures count once. */

export interface RetryBudget {
  /** Milliseconds that another prompt may take before the provider is probed; 0 when the model is given up. */
  readonly left: (limitMs: number) => number;
  /** The model accepts no prompt before then. */
  readonly waitUntil: (ms: number) => void;
  /** The remaining time until then. */
  readonly waitMs: () => number;
  readonly failed: (startedAt: number) => void;
  /** It works: what was lost before does not count any more. */
  readonly worked: () => void;
}

/** One prompt that fails says nothing of the next, however long it took. */
const failuresMin = 2;

export function createRetryBudget(retryBudgetMs: number, now: () => number): RetryBudget {
  let lostMs = 0;
  let failures = 0;
  let countedUntil = 0;
  let notBefore = 0;
  return {
    left: (limitMs) =>
      failures < failuresMin ? limitMs : Math.max(0, Math.min(limitMs, retryBudgetMs - lostMs)),
    waitMs: () => Math.max(0, notBefore - now()),
    waitUntil: (ms) => {
      notBefore = Math.max(notBefore, ms);
    },
    failed: (startedAt) => {
      const at = now();
      failures += 1;
      lostMs += Math.max(0, at - Math.max(startedAt, countedUntil));
      countedUntil = at;
    },
    worked: () => {
      failures = 0;
      lostMs = 0;
    },
  };
}
