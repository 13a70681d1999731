/** How long one scan waits in vain for a model: questions that failed side by side are counted once. */

export interface Patience {
  /** Milliseconds that another question may take; 0 when none may be asked any more. */
  readonly left: (limitMs: number) => number;
  /** The model wants no question before then. */
  readonly waitUntil: (ms: number) => void;
  /** How long that still is. */
  readonly waitMs: () => number;
  readonly failed: (startedAt: number) => void;
}

export function createPatience(vainMs: number, now: () => number): Patience {
  let lostMs = 0;
  let countedUntil = 0;
  let notBefore = 0;
  return {
    left: (limitMs) => Math.max(0, Math.min(limitMs, vainMs - lostMs)),
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
