/** Requeues runs that have no job: a safety net below the queue, seldom needed. */

import type { OpenRunQueue } from '../../jobs/run-queue.ts';
import { inTransaction } from '../../store/database.ts';
import { listUnfinished } from '../../store/run-lists.ts';
import type { Deps } from '../deps.ts';

/** The jobs of younger ones may not be visible yet. */
const ageMs = 30_000;

export async function requeueOrphanedRuns({ db, log }: Deps, queue: OpenRunQueue): Promise<number> {
  await queue.resetFutureTimes();
  const runs = await listUnfinished(db, ageMs);
  if (runs.length === 0) return 0;
  const lost = new Set(await queue.findOrphans(runs.map(({ id }) => id)));
  for (const { id, userId, plan, rank } of runs) {
    if (!lost.has(id)) continue;
    log.warn({ event: 'run.requeued', run: id }, 'a run without a job was queued again');
    await inTransaction(db, (tx) => queue.put(tx, { runId: id, userId, plan, rank }));
  }
  return lost.size;
}
