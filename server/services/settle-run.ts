/** Ends a run, once: the state, the analysis, the credits and the notice in one transaction. */
import type { FinishedAnalysis } from '../runs/thread-messages.ts';
import { countFreeScan, countPages, lockAccount } from '../store/accounts.ts';
import { type Database, inTransaction, type Tx } from '../store/database.ts';
import { book } from '../store/ledger.ts';
import { announce } from '../store/run-notices.ts';
import { endRun, type Run } from '../store/runs.ts';
import { saveAnalysis } from '../store/save-analysis.ts';
import { keepShotsOf } from '../store/screenshots.ts';

type Settled = Pick<Run, 'id' | 'userId' | 'domain' | 'plan' | 'heldCredits'>;

async function giveBack(tx: Tx, run: Settled, reason: string): Promise<void> {
  if (run.heldCredits === 0) return;
  await book(tx, {
    userId: run.userId,
    kind: 'refund',
    amount: run.heldCredits,
    reason,
    idempotencyKey: `run:${run.id}:refund`,
  });
}

async function charge(tx: Tx, run: Settled, credits: number): Promise<void> {
  if (credits === 0) return;
  await book(tx, {
    userId: run.userId,
    kind: 'charge',
    amount: -credits,
    reason: `Scan of ${run.domain}`,
    idempotencyKey: `run:${run.id}:charge`,
  });
}

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
    await giveBack(tx, run, `Hold for the scan of ${run.domain} released`);
    await charge(tx, run, finished.creditsUsed);
    await countPages(tx, run.userId, finished.pagesCount);
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

/** A run without a report costs nothing. False when it had ended already. */
export const abandonRun = (
  db: Database,
  run: Settled,
  { state, error, attempt }: Unfulfilled,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if ((await lockAccount(tx, run.userId)) === null) return false;
    const claim = { id: run.id, ...(attempt !== undefined && { attempt }) };
    if (!(await endRun(tx, claim, { state, error }))) return false;
    await giveBack(tx, run, `Scan of ${run.domain} ${state}: nothing charged`);
    if (run.plan === 'trial') await countFreeScan(tx, run.userId, -1);
    await tellEnd(tx, run);
    return true;
  });
