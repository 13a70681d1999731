/** Keeps the distance between requests to one site, and the pauses a server asks for. */
import type { Pace } from './fetch-page.ts';
import type { SharedPace } from './shared-pace.ts';
import type { Timing } from './timing.ts';

export interface Pacer extends Pace {
  /** The longer of the settings' delay and this one holds for the site from now on. */
  readonly slowDown: (url: URL, delayMs: number) => void;
}

export interface PacerOptions {
  readonly timing: Timing;
  readonly delayMs: number;
  /** All pauses that servers asked for, together; beyond that the crawl does not wait. */
  readonly mostHeldMs: number;
  /** Where others ask the same sites too. */
  readonly shared?: SharedPace | undefined;
  /** Requests of another kind, which keep a distance of their own. */
  readonly lane?: string;
}

interface SitePace {
  delayMs: number;
  nextAt: number;
  heldUntil: number;
}

/** A host and its www twin are one server as far as politeness goes. */
const siteOf = (url: URL): string => url.hostname.replace(/\.$/, '').replace(/^www\./, '');

export function createPacer({ timing, delayMs, mostHeldMs, shared, lane = '' }: PacerOptions): Pacer {
  const sites = new Map<string, SitePace>();
  let heldMs = 0;
  const paceOf = (url: URL): SitePace => {
    const site = siteOf(url);
    const known = sites.get(site);
    if (known !== undefined) return known;
    const fresh = { delayMs, nextAt: 0, heldUntil: 0 };
    sites.set(site, fresh);
    return fresh;
  };
  /** Our own requests keep their distance from the one that had to wait, too. */
  const waitForOthers = async (url: URL, pace: SitePace, signal: AbortSignal): Promise<void> => {
    if (shared === undefined || pace.delayMs === 0) return;
    const othersMs = await shared.turn(siteOf(url) + lane, pace.delayMs, signal);
    if (othersMs <= 0) return;
    await timing.sleep(othersMs, signal);
    pace.nextAt = Math.max(pace.nextAt, timing.now() + pace.delayMs);
  };
  const turn = async (url: URL, signal: AbortSignal): Promise<void> => {
    const pace = paceOf(url);
    let isTurn = false;
    while (!isTurn) {
      const now = timing.now();
      const at = Math.max(now, pace.nextAt, pace.heldUntil);
      pace.nextAt = at + pace.delayMs;
      if (at > now) await timing.sleep(at - now, signal);
      // A pause may have been asked for while this one waited.
      isTurn = pace.heldUntil <= timing.now() || at >= pace.heldUntil;
    }
    await waitForOthers(url, pace, signal);
  };
  const hold = (url: URL, ms: number): boolean => {
    const pace = paceOf(url);
    const until = timing.now() + ms;
    const added = Math.max(0, until - Math.max(pace.heldUntil, timing.now()));
    if (heldMs + added > mostHeldMs) return false;
    heldMs += added;
    pace.heldUntil = Math.max(pace.heldUntil, until);
    shared?.hold(siteOf(url) + lane, ms);
    return true;
  };
  const slowDown = (url: URL, longerMs: number): void => {
    const pace = paceOf(url);
    // The request that told of the delay is the first that it counts from.
    if (longerMs > pace.delayMs) pace.nextAt += longerMs - pace.delayMs;
    pace.delayMs = Math.max(pace.delayMs, longerMs);
  };
  return { turn, hold, slowDown };
}

/** For a caller that has waited for its first turn already. */
export function withFirstTurnTaken(pace: Pace): Pace {
  let isFirst = true;
  return {
    hold: pace.hold,
    turn: (url, signal) => {
      if (!isFirst) return pace.turn(url, signal);
      isFirst = false;
      return Promise.resolve();
    },
  };
}
