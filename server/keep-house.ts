/** What every node does again and again: removes what has run out, and puts credits right. */
import { every } from './every.ts';
import { forgetGoneReaders } from './services/delete-account.ts';
import type { Deps } from './services/deps.ts';
import { settleAllOwed } from './services/settle-owed.ts';
import { readClock } from './store/clock.ts';
import { releaseForgottenHolds } from './store/reanalysis-holds.ts';
import { sweepExpired, sweepOldShots } from './store/sweep.ts';

const sweepEveryMs = 3600_000;
const holdsEveryMs = 5 * 60_000;

export interface HouseRules {
  /** Undefined: as long as their analysis. */
  readonly screenshotsKeptDays: number | undefined;
  readonly stopping: AbortSignal;
}

/** By the database's clock: a node whose own is wrong must remove nothing for good. */
export function keepHouse(deps: Deps, { screenshotsKeptDays, stopping }: HouseRules): void {
  const { db, log } = deps;
  const sweep = async (): Promise<void> => {
    const now = await readClock(db);
    await sweepExpired(db, now);
    if (screenshotsKeptDays !== undefined) await sweepOldShots(db, now, screenshotsKeptDays);
    await forgetGoneReaders(deps);
  };
  const putCreditsRight = async (): Promise<void> => {
    await releaseForgottenHolds(db, await readClock(db));
    await settleAllOwed(db);
  };
  every(sweepEveryMs, sweep, { log, stopping, trouble: 'expired data could not be removed' });
  every(holdsEveryMs, putCreditsRight, { log, stopping, trouble: 'credits could not be reconciled' });
}
