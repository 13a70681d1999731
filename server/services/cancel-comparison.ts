/** Cancels a comparison: over at once, whoever works on it; asked twice, it says so. */
import type { User } from '@pagewright/contract/entities/user';
import { findUnfinished } from '../store/runs.ts';
import { findComparisonSite } from './comparison-site.ts';
import type { Deps } from './deps.ts';
import { abandonRun } from './settle-run.ts';

export async function cancelComparison(
  deps: Deps,
  user: User,
  which: { readonly analysisId: string; readonly competitorDomain: string },
): Promise<{ cancelled: boolean }> {
  const { address } = await findComparisonSite(deps, user, which);
  const run = await findUnfinished(deps.db, user.id, address.siteKey);
  if (run === null) return { cancelled: false };
  return { cancelled: await abandonRun(deps.db, run, { state: 'cancelled', error: null }) };
}
