/** Finishes a run exactly once: state, result, credits and notification in one transaction. */
import { limits } from '@pagewright/contract/limits';
import { recordMatches } from '../../store/acceptances.ts';
import { countFreeScan, countPages, lockAccount } from '../../store/accounts.ts';
import { noteEndedRun } from '../../store/alert-runs.ts';
import { readDomain } from '../../store/analyses.ts';
import { deleteRows } from '../../store/analysis-rows.ts';
import { storeComparison } from '../../store/comparisons.ts';
import { type Database, inTransaction, type Tx } from '../../store/database.ts';
import { announce } from '../../store/run-notices.ts';
import { endRun, type Run } from '../../store/runs.ts';
import { saveAnalysis } from '../../store/save-analysis.ts';
import { clearFailures } from '../../store/schedules.ts';
import { saveScreenshotsOfRun } from '../../store/screenshots.ts';
import type { FinishedAnalysis } from '../../workers/run-api.ts';
import { charge, type PaidRun, refund, release } from '../billing/run-credits.ts';
import { parseSiteLocation } from './site-location.ts';

type UnfinishedRun = PaidRun & Pick<Run, 'plan' | 'siteKey' | 'isWholeSite'>;

const notifyEnd = (tx: Tx, { id, userId }: UnfinishedRun): Promise<void> =>
  announce(tx, { runId: id, userId, kind: 'ended' });

/** False when the run had already ended or belongs to another attempt: the analysis is discarded. */
export const finishRun = (
  db: Database,
  run: Run,
  finished: FinishedAnalysis,
  /** What its site's acceptances cover in it. */
  accepted?: { readonly matches: Readonly<Record<string, number>>; readonly today: string },
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    // Every transaction locks the account first, against deadlocks.
    if ((await lockAccount(tx, run.userId)) === null) return false;
    await saveScreenshotsOfRun(tx, run);
    if (!(await endRun(tx, run, { state: 'completed', error: null }))) return false;
    const siteId = await saveAnalysis(tx, {
      id: run.id,
      userId: run.userId,
      siteKey: run.siteKey,
      domain: run.domain,
      date: new Date(finished.date),
      pagesCount: finished.pagesCount,
      metrics: finished.metrics,
      figures: finished.figures,
      text: finished.text,
      wholeText: finished.wholeText,
      isWholeSite: run.isWholeSite,
      ...(finished.rows !== undefined && { rows: finished.rows }),
    });
    if (run.isScheduled === true) await clearFailures(tx, siteId);
    if (accepted !== undefined) await recordMatches(tx, siteId, accepted);
    await release(tx, run);
    await charge(tx, run, finished.creditsUsed);
    if (run.plan === 'trial' && finished.creditsUsed === 0) await countFreeScan(tx, run.userId, -1);
    await countPages(tx, run.userId, finished.pagesCount);
    await noteEndedRun(tx, run, null);
    await notifyEnd(tx, run);
    return true;
  });

/** False as in `finishRun`, and when the main analysis was deleted. */
export const finishComparison = (
  db: Database,
  run: Run & { readonly compares: string },
  result: string,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if ((await lockAccount(tx, run.userId)) === null) return false;
    if ((await readDomain(tx, { userId: run.userId, id: run.compares })) === null) return false;
    if (!(await endRun(tx, run, { state: 'completed', error: null }))) return false;
    const competitorKey = parseSiteLocation(run.domain).siteKey;
    await storeComparison(tx, { analysisId: run.compares, competitorKey }, result);
    await release(tx, run);
    await charge(tx, run, limits.credits.competitor);
    await notifyEnd(tx, run);
    return true;
  });

interface Unfulfilled {
  readonly state: 'failed' | 'cancelled';
  /** A sentence for the user; null when they caused it. */
  readonly error: string | null;
  /** What the error is about, where that is known. */
  readonly errorCode?: string | null;
  /** The attempt that may end the run; any when omitted. */
  readonly attempt?: number;
  /** Set when the site could not be read, which its owner may want to be told. */
  readonly isUnreadable?: boolean;
}

/** A run without a result costs nothing. False when it had already ended. */
export const abandonRun = (
  db: Database,
  run: UnfinishedRun,
  { state, error, errorCode = null, attempt, isUnreadable = false }: Unfulfilled,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if ((await lockAccount(tx, run.userId)) === null) return false;
    const claim = { id: run.id, ...(attempt !== undefined && { attempt }) };
    if (!(await endRun(tx, claim, { state, error, errorCode }))) return false;
    if (run.isWholeSite) await deleteRows(tx, run.id);
    await refund(tx, run, state);
    if (run.plan === 'trial' && run.compares === null) await countFreeScan(tx, run.userId, -1);
    if (isUnreadable && run.compares === null) await noteEndedRun(tx, run, error);
    await notifyEnd(tx, run);
    return true;
  });
