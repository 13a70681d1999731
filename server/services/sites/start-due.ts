/** Starts the scheduled analyses whose time has come: each exactly once, whichever node comes first. */
import { Refusal } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import { inTransaction, type Tx } from '../../store/database.ts';
import {
  type DueSchedule,
  findDue,
  lockDue,
  moveSchedule,
  pauseSchedule,
  readMoment,
} from '../../store/schedules.ts';
import { parseSiteLocation } from '../analyses/site-location.ts';
import { startRun } from '../analyses/start-analysis.ts';
import type { Deps } from '../deps.ts';
import { nextDay } from '../schedules/next-day.ts';
import { mailPause } from '../schedules/pause-schedule.ts';

const creditCodes: ReadonlySet<string> = new Set(['needs_credits', 'free_scans_used', 'page_limit_reached']);

/** Thrown out of the transaction, so that nothing of the run stays. */
class Refused extends Error {
  readonly due: DueSchedule;

  constructor(due: DueSchedule, message: string) {
    super(message);
    this.due = due;
  }
}

/** The next time that is still to come: what fell into a time without any node is made up for once. */
async function moveOn(tx: Tx, due: DueSchedule, now: Date): Promise<void> {
  let on = due.on;
  let at: Date;
  do {
    on = nextDay(on, due.every, due.dayOfMonth);
    at = await readMoment(tx, on, due);
  } while (at <= now);
  await moveSchedule(tx, due.siteId, on, at);
}

/** The run, its hold, its job and the next time are one transaction: another node sees all of it or nothing. */
const startOne = (deps: Deps, now: Date): Promise<DueSchedule | Refused | 'taken' | 'none'> =>
  inTransaction(deps.db, async (tx) => {
    const next = await findDue(tx, now);
    if (next === null) return 'none';
    // Every transaction locks the account first, against deadlocks.
    await lockAccount(tx, next.userId);
    const due = await lockDue(tx, now, next.siteId);
    if (due === null) return 'taken';
    await moveOn(tx, due, now);
    try {
      await startRun(deps, tx, {
        userId: due.userId,
        location: parseSiteLocation(due.domain),
        settings: due.settings,
        useSitemap: due.useSitemap,
        additionalInfo: due.additionalInfo,
        isScheduled: true,
        network: null,
      });
    } catch (error) {
      // An analysis of the site is running: this one is that.
      if (!(error instanceof Refusal)) throw error;
      if (creditCodes.has(error.code)) throw new Refused(due, error.message);
      // Another reason passes: this run is left out, and the schedules behind it do not wait.
      if (error.code !== 'already_running')
        deps.log.warn(
          { event: 'schedule.skipped', site: due.siteId, code: error.code },
          'a scheduled analysis was skipped',
        );
    }
    return due;
  }).catch((error: unknown) => {
    if (error instanceof Refused) return error;
    throw error;
  });

/** Only the node that pauses it sends the mail. */
async function pause(deps: Deps, due: DueSchedule, because: string, now: Date): Promise<void> {
  const isPaused = await inTransaction(deps.db, async (tx) => {
    if ((await lockDue(tx, now, due.siteId)) === null) return false;
    await pauseSchedule(tx, due.siteId, because);
    return true;
  });
  if (!isPaused) return;
  deps.log.info({ event: 'schedule.paused', site: due.siteId, because }, 'a schedule was paused');
  await mailPause(deps, due, because);
}

/** How many were started, paused or found running. */
export async function startDueSchedules(deps: Deps): Promise<number> {
  const now = deps.now();
  for (let count = 0; ; count += 1) {
    const outcome = await startOne(deps, now);
    if (outcome === 'none') return count;
    if (outcome === 'taken') count -= 1;
    if (outcome instanceof Refused) await pause(deps, outcome.due, outcome.message, now);
  }
}
