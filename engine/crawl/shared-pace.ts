/** The port to what others ask of the same sites meanwhile, in other runs and on other machines. */

export interface SharedPace {
  /**
   * Takes the next turn at a site; how many milliseconds to wait for it. `delayMs` is the distance that this caller
   * keeps by itself: all callers together are no faster than the fastest of them may be alone.
   */
  readonly turn: (site: string, delayMs: number, signal: AbortSignal) => Promise<number>;
  /** The site asked for a pause: nobody's turn comes before it is over. */
  readonly hold: (site: string, ms: number) => void;
}
