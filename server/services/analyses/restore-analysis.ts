/** Restores a deleted analysis while its toast offers Undo. */
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { refuse } from '../../errors/refusal.ts';
import { unmarkDeleted } from '../../store/analyses.ts';
import type { Deps } from '../deps.ts';

export async function restoreAnalysis({ db, now }: Deps, user: User, id: string): Promise<{ ok: true }> {
  const since = new Date(now().getTime() - limits.undoDeleteMs);
  if (!(await unmarkDeleted(db, { userId: user.id, id }, since))) throw refuse('analysis_not_found');
  return { ok: true };
}
