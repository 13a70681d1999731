/** Deletes an analysis from a user's history; it can be restored for a short time. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { markDeleted } from '../../store/analyses.ts';
import type { Deps } from '../deps.ts';

export async function deleteAnalysis({ db, now }: Deps, user: User, id: string): Promise<{ ok: true }> {
  if (!(await markDeleted(db, { userId: user.id, id }, now()))) throw refuse('analysis_not_found');
  return { ok: true };
}
