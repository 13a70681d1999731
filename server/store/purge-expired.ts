/** Purges expired rows: sessions, known devices, links, pending sign-ins, stored mail, counters, deleted analyses, sites without any, old runs and alerts, unpaid purchases, unused model answers, page copies. */
import { limits } from '@pagewright/contract/limits';
import { purgeDeliveries } from './alert-deliveries.ts';
import type { Database } from './database.ts';
import { purgeFieldRecords } from './field-records.ts';
import { purgeModelAnswers } from './model-answers.ts';
import { purgePageCopies } from './page-copies.ts';
import { purgeSiteRateLimits } from './site-rate-limits.ts';
import { purgeEmptySites } from './sites.ts';

const counterLifeMs = 24 * 3600_000;
/** The outcome of a run can be read for this long; its analysis stays. */
const runLifeMs = 30 * 24 * 3600_000;
const deliveryLifeMs = 90 * 24 * 3600_000;
/** Far longer than any bank takes. */
const unpaidLifeMs = 90 * 24 * 3600_000;

const dayMs = 24 * 3600_000;

/** The analysis stays without its screenshots. */
export async function purgeOldScreenshots(db: Database, now: Date, retentionDays: number): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * dayMs);
  await db
    .deleteFrom('screenshots')
    .using('analyses')
    .whereRef('analyses.id', '=', 'screenshots.analysis_id')
    .where('analyses.date', '<', before)
    .execute();
}

export async function purgeExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('known_devices').where('expires_at', '<=', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('oidc_logins').where('expires_at', '<=', now).execute();
  await db.deleteFrom('search_logins').where('expires_at', '<=', now).execute();
  await db.deleteFrom('mails').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('rate_counters')
    .where('window_start', '<', new Date(now.getTime() - counterLifeMs))
    .execute();
  await db
    .deleteFrom('analyses')
    .where('deleted_at', '<', new Date(now.getTime() - limits.undoDeleteMs))
    .execute();
  await purgeEmptySites(db);
  await db
    .deleteFrom('runs')
    .where('ended_at', '<', new Date(now.getTime() - runLifeMs))
    .execute();
  await db
    .deleteFrom('purchases')
    .where('state', '<>', 'paid')
    .where('created_at', '<', new Date(now.getTime() - unpaidLifeMs))
    .execute();
  await purgeDeliveries(db, new Date(now.getTime() - deliveryLifeMs));
  await purgeModelAnswers(db);
  await purgeSiteRateLimits(db);
  await purgePageCopies(db);
  await purgeFieldRecords(db, now.toISOString().slice(0, 10));
}
