/** Lists a user's unfinished analyses, newest first. */
import type { User } from '@pagewright/contract/entities/user';
import { listUnfinishedOf } from '../../store/run-lists.ts';
import type { Deps } from '../deps.ts';

export async function listRunning({ db }: Deps, user: User): Promise<{ domain: string; runId: string }[]> {
  const runs = await listUnfinishedOf(db, user.id);
  return runs.map(({ id, domain }) => ({ domain, runId: id }));
}
