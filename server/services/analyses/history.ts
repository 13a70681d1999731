/** The analyses of an account: lists those that run and those that ended, deletes and restores. */
import type { FailedRun } from '@pagewright/contract/entities/failed-run';
import type { HistoryItem } from '@pagewright/contract/entities/history';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { refuse } from '../../errors/refusal.ts';
import { listAnalyses, markDeleted, unmarkDeleted } from '../../store/analyses.ts';
import { listFailedOf, listUnfinishedOf } from '../../store/run-lists.ts';
import type { Deps } from '../deps.ts';

const mostListed = 500;
const mostFailed = 50;

export const listHistory = ({ db }: Deps, user: User): Promise<HistoryItem[]> =>
  listAnalyses(db, user.id, mostListed);

export const listRecent = ({ db }: Deps, user: User): Promise<HistoryItem[]> =>
  listAnalyses(db, user.id, limits.historyCard);

export const listFailed = ({ db }: Deps, user: User): Promise<FailedRun[]> =>
  listFailedOf(db, user.id, mostFailed);

/** Deletes an analysis from a user's history; it can be restored for a short time. */
export async function deleteAnalysis({ db, now }: Deps, user: User, id: string): Promise<{ ok: true }> {
  if (!(await markDeleted(db, { userId: user.id, id }, now()))) throw refuse('analysis_not_found');
  return { ok: true };
}

/** Restores a deleted analysis while its toast offers Undo. */
export async function restoreAnalysis({ db, now }: Deps, user: User, id: string): Promise<{ ok: true }> {
  const since = new Date(now().getTime() - limits.undoDeleteMs);
  if (!(await unmarkDeleted(db, { userId: user.id, id }, since))) throw refuse('analysis_not_found');
  return { ok: true };
}

/** Lists a user's unfinished analyses, newest first. */
export async function listRunning({ db }: Deps, user: User): Promise<{ domain: string; runId: string }[]> {
  const runs = await listUnfinishedOf(db, user.id);
  return runs.map(({ id, domain }) => ({ domain, runId: id }));
}
