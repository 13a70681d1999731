/** Starts an analysis: checks the plan, holds the most it can cost, and allows one run per site at a time. */
import type { StartAnalysis } from '@pagewright/contract/entities/analyze-form';
import type { Settings } from '@pagewright/contract/entities/settings';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { mostScanCredits } from '@pagewright/contract/pricing/scan-price';
import { refuse } from '../../errors/refusal.ts';
import { type Account, countFreeScan, lockAccount } from '../../store/accounts.ts';
import { inTransaction } from '../../store/database.ts';
import { announce } from '../../store/run-notices.ts';
import { countUnfinished, findUnfinished, insertRun } from '../../store/runs.ts';
import { readSettings } from '../../store/users.ts';
import { hold } from '../billing/run-credits.ts';
import type { Deps } from '../deps.ts';
import { limitCancelled } from './limit-cancelled.ts';
import { newRunId } from './new-run-id.ts';
import { parseSiteLocation } from './site-location.ts';

interface Terms {
  readonly maxPages: number;
  readonly heldCredits: number;
}

function trialTerms({ credits, freeScansUsed, pagesAnalyzed }: Account, settings: Settings): Terms {
  if (freeScansUsed >= limits.freeScans) throw refuse('free_scans_used');
  const pagesLeft = limits.trial.pageLimit - pagesAnalyzed;
  if (pagesLeft <= 0) {
    throw refuse('page_limit_reached', {
      message: `Page analysis limit reached: a trial account analyses ${limits.trial.pageLimit} pages. Purchase credits to analyze more.`,
    });
  }
  return {
    maxPages: Math.min(settings.maxPages, limits.trial.pagesPerScan, pagesLeft),
    heldCredits: Math.min(credits, mostScanCredits('trial', settings)),
  };
}

function paidTerms({ credits }: Account, settings: Settings): Terms {
  const least = limits.credits.scan.paid;
  if (credits < least) {
    throw refuse('needs_credits', {
      message: `A scan needs at least ${least} credits; you have ${credits}.`,
    });
  }
  return {
    maxPages: settings.maxPages,
    heldCredits: Math.min(credits, mostScanCredits('paid', settings)),
  };
}

export async function startAnalysis(
  { db, queue }: Deps,
  user: User,
  { domain, useSitemap, additionalInfo }: StartAnalysis,
): Promise<{ domain: string; runId: string }> {
  const location = parseSiteLocation(domain);
  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, user.id);
    if (account === null) throw refuse('not_authenticated');
    const settings = await readSettings(tx, user.id);
    const rank = await countUnfinished(tx, user.id);
    const plan = account.accountStatus;
    const whose = { id: newRunId(), userId: user.id, compares: null };
    const base = { ...location, ...whose, useSitemap, settings, plan, rank };
    // A second click attaches to the running analysis, whatever the account can afford.
    if ((await findUnfinished(tx, user.id, location.siteKey)) !== null) throw refuse('already_running');
    await limitCancelled(tx, user.id);
    const terms = plan === 'trial' ? trialTerms(account, settings) : paidTerms(account, settings);
    const run = { ...base, additionalInfo: additionalInfo || null, ...terms };
    if (!(await insertRun(tx, run))) throw refuse('already_running');
    if (plan === 'trial') await countFreeScan(tx, user.id, 1);
    await hold(tx, run);
    await queue.put(tx, { runId: run.id, userId: user.id, rank });
    await announce(tx, { runId: run.id, userId: user.id, kind: 'queued' });
    return { domain: run.domain, runId: run.id };
  });
}
