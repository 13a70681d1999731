/** Limits how long one scan waits for failing model calls; parallel failures count once. */

export interface RetryBudget {
  /** Milliseconds that another prompt may take; 0 when the budget is used up. */
  readonly left: (limitMs: number) => number;
  /** The model accepts no prompt before then. */
  readonly waitUntil: (ms: number) => void;
  /** The remaining time until then. */
  readonly waitMs: () => number;
  readonly failed: (startedAt: number) => void;
}

export function createRetryBudget(retryBudgetMs: number, now: () => number): RetryBudget {
  let lostMs = 0;
  let countedUntil = 0;
  let notBefore = 0;
  return {
    left: (limitMs) => Math.max(0, Math.min(limitMs, retryBudgetMs - lostMs)),
    waitMs: () => Math.max(0, notBefore - now()),
    waitUntil: (ms) => {
      notBefore = Math.max(notBefore, ms);
    },
    failed: (startedAt) => {
      const at = now();
      lostMs += Math.max(0, at - Math.max(startedAt, countedUntil));
      countedUntil = at;
    },
  };
}
