/** Ends a run, once: the state, what it leaves, the credits and the notice in one transaction. */
import { limits } from '@pagewright/contract/limits';
import type { FinishedAnalysis } from '../runs/thread-messages.ts';
import { countFreeScan, countPages, lockAccount } from '../store/accounts.ts';
import { readDomain } from '../store/analyses.ts';
import { putComparison } from '../store/comparisons.ts';
import { type Database, inTransaction, type Tx } from '../store/database.ts';
import { announce } from '../store/run-notices.ts';
import { endRun, type Run } from '../store/runs.ts';
import { saveAnalysis } from '../store/save-analysis.ts';
import { keepShotsOf } from '../store/screenshots.ts';
import { charge, type PaidRun, refund, release } from './run-credits.ts';
import { readSiteAddress } from './site-address.ts';

type Settled = PaidRun & Pick<Run, 'plan'>;

const tellEnd = (tx: Tx, { id, userId }: Settled): Promise<void> =>
  announce(tx, { runId: id, userId, kind: 'ended' });

/** False when the run had ended already or belongs to another attempt: the analysis is then thrown away. */
export const completeRun = (db: Database, run: Run, finished: FinishedAnalysis): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    // The account is locked first everywhere, so that two settlements never wait for each other.
    if ((await lockAccount(tx, run.userId)) === null) return false;
    await keepShotsOf(tx, run);
    if (!(await endRun(tx, run, { state: 'completed', error: null }))) return false;
    await saveAnalysis(tx, {
      id: run.id,
      userId: run.userId,
      domain: run.domain,
      date: new Date(finished.date),
      pagesCount: finished.pagesCount,
      metrics: finished.metrics,
      text: finished.text,
    });
    await release(tx, run);
    await charge(tx, run, finished.creditsUsed);
    await countPages(tx, run.userId, finished.pagesCount);
    await tellEnd(tx, run);
    return true;
  });

/** False as with an analysis, and when the analysis it stands beside is gone: there is nobody to read it then. */
export const completeComparison = (
  db: Database,
  run: Run & { readonly compares: string },
  result: string,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if ((await lockAccount(tx, run.userId)) === null) return false;
    if ((await readDomain(tx, { userId: run.userId, id: run.compares })) === null) return false;
    if (!(await endRun(tx, run, { state: 'completed', error: null }))) return false;
    const competitorKey = readSiteAddress(run.domain).siteKey;
    await putComparison(tx, { analysisId: run.compares, competitorKey }, result);
    await release(tx, run);
    await charge(tx, run, limits.credits.competitor);
    await tellEnd(tx, run);
    return true;
  });

interface Unfulfilled {
  readonly state: 'failed' | 'cancelled';
  /** A sentence for the person who asked; null where they know. */
  readonly error: string | null;
  /** The attempt that may say so; anyone may when it is not given. */
  readonly attempt?: number;
}

/** A run that leaves nothing costs nothing. False when it had ended already. */
export const abandonRun = (
  db: Database,
  run: Settled,
  { state, error, attempt }: Unfulfilled,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if ((await lockAccount(tx, run.userId)) === null) return false;
    const claim = { id: run.id, ...(attempt !== undefined && { attempt }) };
    if (!(await endRun(tx, claim, { state, error }))) return false;
    await refund(tx, run, state);
    if (run.plan === 'trial' && run.compares === null) await countFreeScan(tx, run.userId, -1);
    await tellEnd(tx, run);
    return true;
  });
