/** Takes an analysis out of a user's history; for a short time it can be restored. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import { markDeleted } from '../store/analyses.ts';
import type { Deps } from './deps.ts';

export async function deleteAnalysis({ db, now }: Deps, user: User, id: string): Promise<{ ok: true }> {
  if (!(await markDeleted(db, { userId: user.id, id }, now()))) throw refuse('analysis_not_found');
  return { ok: true };
}
