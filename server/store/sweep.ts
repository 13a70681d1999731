/** Removes what has run out: sessions, links, sign-ins under way, kept mail, old counters. */
import type { Database } from './database.ts';

const counterLifeMs = 24 * 3600_000;

export async function sweepExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('oidc_logins').where('expires_at', '<=', now).execute();
  await db.deleteFrom('mails').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('rate_counters')
    .where('window_start', '<', new Date(now.getTime() - counterLifeMs))
    .execute();
}
