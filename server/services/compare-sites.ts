/** Compares a site with a competitor: one comparison however often it is asked for, and its result when it is made. */
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { refuse } from '../refusal.ts';
import { lockAccount } from '../store/accounts.ts';
import { askForComparison } from '../store/comparisons.ts';
import { inTransaction, type Tx } from '../store/database.ts';
import { readRun } from '../store/run-lists.ts';
import { announce } from '../store/run-notices.ts';
import { countUnfinished, findUnfinished, insertRun, type Run } from '../store/runs.ts';
import { readSettings } from '../store/users.ts';
import { type CompareRequest, type ComparisonSite, readComparisonSite } from './comparison-site.ts';
import type { Deps } from './deps.ts';
import { newRunId } from './new-run-id.ts';
import { hold } from './run-credits.ts';

/** Even if its notice were lost, the end of a comparison is seen after so long. */
const lookAgainMs = 2000;
const askAgainSeconds = 5;

const price = limits.credits.competitor;

/** As the main side was measured, while that is known: one instrument for both. */
async function readInstrument(tx: Tx, user: User, { analysisId }: ComparisonSite) {
  const main = await readRun(tx, analysisId);
  return main === null
    ? { settings: await readSettings(tx, user.id), useSitemap: true }
    : { settings: main.settings, useSitemap: main.useSitemap };
}

/** The id of the comparison under way, or of a new one; null when the result lies on the shelf. */
const joinOrStart = ({ db, queue }: Deps, user: User, site: ComparisonSite): Promise<string | null> =>
  inTransaction(db, async (tx) => {
    // Under the account's lock, of many who ask at once only the first one starts it.
    const account = await lockAccount(tx, user.id);
    if (account === null) throw refuse('not_authenticated');
    const underWay = await findUnfinished(tx, user.id, site.address.siteKey);
    if (underWay !== null) return underWay.id;
    if ((await askForComparison(tx, site)) !== null) return null;
    if (account.credits < price) {
      throw refuse('needs_credits', {
        message: `A comparison needs ${price} credit; you have ${account.credits}.`,
      });
    }
    const rank = await countUnfinished(tx, user.id);
    const run = {
      ...site.address,
      ...(await readInstrument(tx, user, site)),
      id: newRunId(),
      userId: user.id,
      compares: site.analysisId,
      additionalInfo: null,
      maxPages: limits.competitor.pages,
      plan: account.accountStatus,
      heldCredits: price,
      rank,
    };
    await insertRun(tx, run);
    await hold(tx, run);
    await queue.put(tx, { runId: run.id, userId: user.id, rank });
    await announce(tx, { runId: run.id, userId: user.id, kind: 'queued' });
    return run.id;
  });

const isOver = (run: Run | null): boolean =>
  run === null || (run.state !== 'queued' && run.state !== 'running');

/** The run when it has ended, or as it is when nobody waits for it any more. */
async function waitForEnd({ db, notices }: Deps, runId: string, signal: AbortSignal): Promise<Run | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Run | null>();
  const read = async (isLast: boolean): Promise<void> => {
    const run = await readRun(db, runId);
    if (isLast || isOver(run)) resolve(run);
  };
  const look = (isLast = false): void => void read(isLast).catch(reject);
  const unsubscribe = notices.subscribe((heard) => {
    if (heard === 'missed' || (heard.runId === runId && heard.kind === 'ended')) look();
  });
  const regular = setInterval(() => look(), lookAgainMs);
  const giveUp = (): void => look(true);
  signal.addEventListener('abort', giveUp, { once: true });
  look(signal.aborted);
  return promise.finally(() => {
    unsubscribe();
    clearInterval(regular);
    signal.removeEventListener('abort', giveUp);
  });
}

/** The result as JSON text. The comparison goes on when the signal ends the waiting. */
export async function compareSites(
  deps: Deps,
  user: User,
  request: CompareRequest,
  signal: AbortSignal,
): Promise<string> {
  const site = await readComparisonSite(deps, user, request);
  const runId = await joinOrStart(deps, user, site);
  const run = runId === null ? null : await waitForEnd(deps, runId, signal);
  if (run?.state === 'failed')
    throw refuse('comparison_failed', run.error === null ? {} : { message: run.error });
  if (run?.state === 'cancelled') throw refuse('comparison_cancelled');
  const result = await askForComparison(deps.db, site);
  if (result !== null) return result;
  throw refuse('comparison_running', { retryAfterSeconds: askAgainSeconds });
}
