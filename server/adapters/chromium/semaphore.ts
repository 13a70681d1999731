/** Limits how much of something runs at once. */

/** Limits concurrency; the others wait in order. */
export function createSemaphore(
  most: number,
): <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T> {
  let free = most;
  const waiting: (() => void)[] = [];
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async (work, signal) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      leave();
    }
  };
}
