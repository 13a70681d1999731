/** Looks for runs that no job stands for and puts them back into the queue: a net below the queue, seldom needed. */

import type { OpenRunQueue } from '../runs/run-queue.ts';
import { inTransaction } from '../store/database.ts';
import { listUnfinished } from '../store/run-lists.ts';
import type { Deps } from './deps.ts';

/** Younger ones may just be on their way. */
const ageMs = 30_000;

export async function mendRuns({ db, log }: Deps, queue: OpenRunQueue): Promise<number> {
  await queue.forgetFuture();
  const runs = await listUnfinished(db, ageMs);
  if (runs.length === 0) return 0;
  const lost = new Set(await queue.withoutJob(runs.map(({ id }) => id)));
  for (const { id, userId, rank } of runs) {
    if (!lost.has(id)) continue;
    log.warn({ run: id }, 'a run had no job and was put back into the queue');
    await inTransaction(db, (tx) => queue.put(tx, { runId: id, userId, rank }));
  }
  return lost.size;
}
