/** The port to the rate limit that all runs share for a site, in other threads and on other machines. */

export interface SharedRateLimit {
  /**
   * Reserves the next request to a site and returns how many milliseconds to wait for it. `delayMs` is the delay of
   * this caller: all callers together are no faster than the fastest of them may be alone.
   */
  readonly acquire: (bucket: string, delayMs: number, signal: AbortSignal) => Promise<number>;
  /** The site requested a pause, which holds for all callers. */
  readonly pause: (bucket: string, ms: number) => void;
  /** The caller only waits for so long. */
  readonly idle?: (ms: number) => void;
}
