/** Starts an analysis: checks the plan, holds the most it can cost, and allows one run per site at a time. */
import type { StartAnalysis } from '@pagewright/contract/entities/analyze-form';
import { defaultSettings, type Settings } from '@pagewright/contract/entities/settings';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { mostScanCredits, wholeSiteCredits, wholeSitePages } from '@pagewright/contract/pricing/scan-price';
import { refuse } from '../../errors/refusal.ts';
import { type Account, countFreeScan, lockAccount } from '../../store/accounts.ts';
import { inTransaction, type Tx } from '../../store/database.ts';
import { announce } from '../../store/run-notices.ts';
import { countUnfinished, findUnfinished, insertRun } from '../../store/runs.ts';
import { readSettings } from '../../store/users.ts';
import { hold } from '../billing/run-credits.ts';
import type { Deps } from '../deps.ts';
import { limitCancelled } from './cancel-run.ts';
import { newRunId } from './new-run-id.ts';
import { parseSiteLocation, requirePublicHost, type SiteLocation } from './site-location.ts';
import { words } from './words.ts';

interface Terms {
  readonly maxPages: number;
  readonly heldCredits: number;
}

function trialTerms({ credits, freeScansUsed, pagesAnalyzed }: Account, settings: Settings): Terms {
  if (freeScansUsed >= limits.freeScans) throw refuse('free_scans_used');
  const pagesLeft = limits.trial.pageLimit - pagesAnalyzed;
  if (pagesLeft <= 0) {
    throw refuse('page_limit_reached', {
      message: words.pageLimit({ most: limits.trial.pageLimit }),
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
      message: words.needsCredits({ least, credits }),
    });
  }
  return {
    maxPages: settings.maxPages,
    heldCredits: Math.min(credits, mostScanCredits('paid', settings)),
  };
}

/** As many pages as the balance covers. */
function wholeSiteTerms(account: Account): Terms {
  if (account.accountStatus === 'trial') throw refuse('whole_site_for_paid');
  paidTerms(account, defaultSettings);
  const maxPages = wholeSitePages(account.credits);
  return { maxPages, heldCredits: wholeSiteCredits(maxPages) };
}

function termsOf(account: Account, settings: Settings, isWholeSite: boolean): Terms {
  if (isWholeSite) return wholeSiteTerms(account);
  return account.accountStatus === 'trial' ? trialTerms(account, settings) : paidTerms(account, settings);
}

export interface RunRequest {
  readonly isWholeSite?: boolean;
  readonly userId: string;
  readonly location: SiteLocation;
  readonly settings: Settings;
  readonly useSitemap: boolean;
  readonly additionalInfo: string | null;
  readonly isScheduled: boolean;
  readonly network: string | null;
}

/** The run's row, its hold and its job; nothing of it when the transaction fails. */
export async function startRun({ queue }: Deps, tx: Tx, request: RunRequest): Promise<StartedRun> {
  const { location, settings, userId, useSitemap, additionalInfo, isScheduled, network } = request;
  const { isWholeSite = false } = request;
  const account = await lockAccount(tx, userId);
  if (account === null) throw refuse('not_authenticated');
  const rank = await countUnfinished(tx, userId);
  const plan = account.accountStatus;
  // A second click attaches to the running analysis, whatever the account can afford.
  if ((await findUnfinished(tx, userId, location.siteKey)) !== null) throw refuse('already_running');
  await limitCancelled(tx, userId);
  const terms = termsOf(account, settings, isWholeSite);
  const whose = { id: newRunId(), userId, compares: null };
  const run = {
    ...location,
    ...whose,
    useSitemap,
    settings,
    plan,
    rank,
    additionalInfo,
    isScheduled,
    isWholeSite,
    network,
    ...terms,
  };
  if (!(await insertRun(tx, run))) throw refuse('already_running');
  if (plan === 'trial') await countFreeScan(tx, userId, 1);
  await hold(tx, run);
  await queue.put(tx, { runId: run.id, userId, plan, rank });
  await announce(tx, { runId: run.id, userId, kind: 'queued' });
  return { domain: run.domain, runId: run.id };
}

export interface StartedRun {
  readonly domain: string;
  readonly runId: string;
}

export interface StartContext {
  /** In place of those that were saved. */
  readonly settings?: Partial<Settings>;
  /** Of the client; null where it is not known. */
  readonly network: string | null;
}

export async function startAnalysis(
  deps: Deps,
  user: User,
  { domain, useSitemap, additionalInfo, wholeSite = false }: StartAnalysis,
  { settings = {}, network }: StartContext,
): Promise<StartedRun> {
  const location = parseSiteLocation(domain);
  requirePublicHost(deps, location.host, 'domain');
  return inTransaction(deps.db, async (tx) =>
    startRun(deps, tx, {
      userId: user.id,
      location,
      settings: { ...(await readSettings(tx, user.id)), ...settings },
      useSitemap,
      additionalInfo: additionalInfo || null,
      isScheduled: false,
      isWholeSite: wholeSite,
      network,
    }),
  );
}
