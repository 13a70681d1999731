/** Cancels the run of a site immediately; cancelling twice is no error. */
import type { User } from '@pagewright/contract/entities/user';
import { findUnfinished } from '../../store/runs.ts';
import type { Deps } from '../deps.ts';
import { abandonRun } from './finish-run.ts';
import { parseSiteLocation } from './site-location.ts';

export async function cancelAnalysis(
  { db }: Deps,
  user: User,
  domain: string,
): Promise<{ cancelled: boolean }> {
  const run = await findUnfinished(db, user.id, parseSiteLocation(domain).siteKey);
  if (run === null) return { cancelled: false };
  return { cancelled: await abandonRun(db, run, { state: 'cancelled', error: null }) };
}
