/** Cancels the run of a site: over at once, whoever works on it; asked twice, it says so. */
import type { User } from '@pagewright/contract/entities/user';
import { findUnfinished } from '../store/runs.ts';
import type { Deps } from './deps.ts';
import { abandonRun } from './settle-run.ts';
import { readSiteAddress } from './site-address.ts';

export async function cancelAnalysis(
  { db }: Deps,
  user: User,
  domain: string,
): Promise<{ cancelled: boolean }> {
  const run = await findUnfinished(db, user.id, readSiteAddress(domain).siteKey);
  if (run === null) return { cancelled: false };
  return { cancelled: await abandonRun(db, run, { state: 'cancelled', error: null }) };
}
