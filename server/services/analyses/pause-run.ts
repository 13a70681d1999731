/** Pauses and resumes the scan of a whole site: what it has read is kept, and its hold stays. */
import type { User } from '@pagewright/contract/entities/user';
import { inTransaction } from '../../store/database.ts';
import { announce } from '../../store/run-notices.ts';
import { findUnfinished, pauseRun, resumeRun } from '../../store/runs.ts';
import type { Deps } from '../deps.ts';
import { parseSiteLocation } from './site-location.ts';

/** False when no scan of this site is under way; doing so twice is no error. */
export async function pauseAnalysis({ db }: Deps, user: User, domain: string): Promise<{ paused: boolean }> {
  const run = await findUnfinished(db, user.id, parseSiteLocation(domain).siteKey);
  if (run === null || !run.isWholeSite) return { paused: false };
  return inTransaction(db, async (tx) => {
    const paused = await pauseRun(tx, run.id);
    if (paused) await announce(tx, { runId: run.id, userId: user.id, kind: 'queued' });
    return { paused: paused || run.isPaused };
  });
}

export async function resumeAnalysis(
  { db, queue }: Deps,
  user: User,
  domain: string,
): Promise<{ resumed: boolean }> {
  const run = await findUnfinished(db, user.id, parseSiteLocation(domain).siteKey);
  if (run === null || !run.isPaused) return { resumed: false };
  return inTransaction(db, async (tx) => {
    const resumed = await resumeRun(tx, run.id);
    if (resumed) {
      await queue.put(tx, { runId: run.id, userId: user.id, plan: run.plan, rank: run.rank });
      await announce(tx, { runId: run.id, userId: user.id, kind: 'queued' });
    }
    return { resumed };
  });
}
