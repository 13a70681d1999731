/** Removes what has run out: sessions, links, sign-ins under way, kept mail, old counters, deleted analyses, old runs, purchases that came to nothing, answers nobody uses, old copies of pages. */
import { limits } from '@pagewright/contract/limits';
import type { Database } from './database.ts';
import { sweepModelAnswers } from './model-answers.ts';
import { sweepPageCopies } from './page-copies.ts';
import { sweepSitePaces } from './site-paces.ts';

const counterLifeMs = 24 * 3600_000;
/** The end of a run is told to whoever asks for it later; its analysis stays. */
const runLifeMs = 30 * 24 * 3600_000;
/** Far longer than any bank takes to answer. */
const unpaidLifeMs = 90 * 24 * 3600_000;

const dayMs = 24 * 3600_000;

/** An analysis is kept without its pictures. */
export async function sweepOldShots(db: Database, now: Date, keptDays: number): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs);
  await db
    .deleteFrom('screenshots')
    .using('analyses')
    .whereRef('analyses.id', '=', 'screenshots.analysis_id')
    .where('analyses.date', '<', before)
    .execute();
}

export async function sweepExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('oidc_logins').where('expires_at', '<=', now).execute();
  await db.deleteFrom('mails').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('rate_counters')
    .where('window_start', '<', new Date(now.getTime() - counterLifeMs))
    .execute();
  await db
    .deleteFrom('analyses')
    .where('deleted_at', '<', new Date(now.getTime() - limits.undoDeleteMs))
    .execute();
  await db
    .deleteFrom('runs')
    .where('ended_at', '<', new Date(now.getTime() - runLifeMs))
    .execute();
  await db
    .deleteFrom('purchases')
    .where('state', '<>', 'paid')
    .where('created_at', '<', new Date(now.getTime() - unpaidLifeMs))
    .execute();
  await sweepModelAnswers(db);
  await sweepSitePaces(db);
  await sweepPageCopies(db);
}
