/** Compares a site with a competitor: joins the comparison in progress or starts one, and waits for its result. */
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { refuse } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import { reopenComparison } from '../../store/comparisons.ts';
import { inTransaction, type Tx } from '../../store/database.ts';
import { readRun } from '../../store/run-lists.ts';
import { announce } from '../../store/run-notices.ts';
import { countUnfinished, findUnfinished, insertRun } from '../../store/runs.ts';
import { readSettings } from '../../store/users.ts';
import { hold } from '../billing/run-credits.ts';
import type { Deps } from '../deps.ts';
import { limitCancelled } from './cancel-run.ts';
import { type CompareRequest, type ComparisonTarget, readComparisonSite } from './comparisons.ts';
import { newRunId } from './new-run-id.ts';
import { waitForRun } from './wait-for-run.ts';
import { words } from './words.ts';

const retryAfterSeconds = 5;

const price = limits.credits.competitor;

/** The settings of the main site's run while it is known, so that both sides are measured alike. */
async function readRunSettings(tx: Tx, user: User, { analysisId }: ComparisonTarget) {
  const main = await readRun(tx, analysisId);
  return main === null
    ? { settings: await readSettings(tx, user.id), useSitemap: true }
    : { settings: main.settings, useSitemap: main.useSitemap };
}

/** The id of the comparison in progress or of a new one; null when the result is already stored. */
const joinOrStart = ({ db, queue }: Deps, user: User, site: ComparisonTarget): Promise<string | null> =>
  inTransaction(db, async (tx) => {
    // Under the account's lock only the first of simultaneous requests starts it.
    const account = await lockAccount(tx, user.id);
    if (account === null) throw refuse('not_authenticated');
    const underWay = await findUnfinished(tx, user.id, site.location.siteKey);
    if (underWay !== null) return underWay.id;
    if ((await reopenComparison(tx, site)) !== null) return null;
    await limitCancelled(tx, user.id);
    if (account.credits < price) {
      throw refuse('needs_credits', {
        message: words.comparison.needsCredits({ price, credits: account.credits }),
      });
    }
    const rank = await countUnfinished(tx, user.id);
    const run = {
      ...site.location,
      ...(await readRunSettings(tx, user, site)),
      id: newRunId(),
      userId: user.id,
      compares: site.analysisId,
      additionalInfo: null,
      maxPages: limits.competitor.pages,
      plan: account.accountStatus,
      heldCredits: price,
      rank,
      isWholeSite: false,
    };
    await insertRun(tx, run);
    await hold(tx, run);
    await queue.put(tx, { runId: run.id, userId: user.id, plan: run.plan, rank });
    await announce(tx, { runId: run.id, userId: user.id, kind: 'queued' });
    return run.id;
  });

/** The result as JSON text. Aborting the signal ends the wait, not the comparison. */
export async function compareSites(
  deps: Deps,
  user: User,
  request: CompareRequest,
  signal: AbortSignal,
): Promise<string> {
  const site = await readComparisonSite(deps, user, request);
  const runId = await joinOrStart(deps, user, site);
  const run = runId === null ? null : await waitForRun(deps, runId, { signal });
  if (run?.state === 'failed')
    throw refuse('comparison_failed', run.error === null ? {} : { message: run.error });
  if (run?.state === 'cancelled') throw refuse('comparison_cancelled');
  const result = await reopenComparison(deps.db, site);
  if (result !== null) return result;
  throw refuse('comparison_running', { retryAfterSeconds });
}
