/** Cancels a comparison immediately; cancelling twice is no error. */
import type { User } from '@pagewright/contract/entities/user';
import { findUnfinished } from '../../store/runs.ts';
import type { Deps } from '../deps.ts';
import { findComparisonSite } from './comparison-site.ts';
import { abandonRun } from './finish-run.ts';

export async function cancelComparison(
  deps: Deps,
  user: User,
  which: { readonly analysisId: string; readonly competitorDomain: string },
): Promise<{ cancelled: boolean }> {
  const { location } = await findComparisonSite(deps, user, which);
  const run = await findUnfinished(deps.db, user.id, location.siteKey);
  if (run === null) return { cancelled: false };
  return { cancelled: await abandonRun(deps.db, run, { state: 'cancelled', error: null }) };
}
