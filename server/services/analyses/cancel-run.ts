/** Cancels an analysis, and refuses another run to a user who has cancelled many: they cost no credits, but work for us and the site. */

import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { refuse } from '../../errors/refusal.ts';
import type { Tx } from '../../store/database.ts';
import { secondsUntilFewerCancelled } from '../../store/run-lists.ts';
import { findUnfinished } from '../../store/runs.ts';
import type { Deps } from '../deps.ts';
import { abandonRun } from './finish-run.ts';
import { parseSiteLocation } from './site-location.ts';
import { words } from './words.ts';

const most = limits.runs.cancelledPerHour;

export async function limitCancelled(tx: Tx, userId: string): Promise<void> {
  const seconds = await secondsUntilFewerCancelled(tx, userId, most);
  if (seconds === null) return;
  const minutes = Math.ceil(seconds / 60);
  throw refuse('too_many_requests', {
    message: words.cancelledTooOften({ most, minutes }),
    retryAfterSeconds: seconds,
  });
}

/** Cancels the run of a site immediately; cancelling twice is no error. */
export async function cancelAnalysis(
  { db }: Deps,
  user: User,
  domain: string,
): Promise<{ cancelled: boolean }> {
  const run = await findUnfinished(db, user.id, parseSiteLocation(domain).siteKey);
  if (run === null) return { cancelled: false };
  return { cancelled: await abandonRun(db, run, { state: 'cancelled', error: null }) };
}
