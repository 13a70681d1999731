/** Repository of runs that have ended and of which the owner of the site has not been told yet. */
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { storableText } from './storable.ts';

interface EndedRun {
  readonly id: string;
  readonly userId: string;
  readonly siteKey: string;
}

/** In the transaction that ends the run; nothing where its site has no alerts. */
export async function noteEndedRun(
  tx: Tx,
  { id, userId, siteKey }: EndedRun,
  /** Why the site could not be read; null when there is an analysis. */
  unreadable: string | null,
): Promise<void> {
  await sql`
    insert into alert_runs (run_id, site_id, unreadable)
    select ${id}, s.id, ${unreadable && storableText(unreadable)}::text from sites s join alerts a on a.site_id = s.id
    where s.user_id = ${userId} and s.site_key = ${siteKey}
    on conflict do nothing`.execute(tx);
}

export interface UntoldRun {
  readonly runId: string;
  readonly siteId: string;
  readonly userId: string;
  readonly domain: string;
  readonly unreadable: string | null;
  readonly wasUnreachable: boolean;
}

/** The one that waits longest; null when none does. */
export async function findUntoldRun(db: Database, attemptsMax: number): Promise<UntoldRun | null> {
  const row = await db
    .selectFrom('alert_runs')
    .innerJoin('sites', 'sites.id', 'alert_runs.site_id')
    .innerJoin('alerts', 'alerts.site_id', 'alert_runs.site_id')
    .select(['run_id', 'sites.id', 'sites.user_id', 'sites.domain', 'unreadable', 'is_unreachable'])
    .where('attempts', '<', attemptsMax)
    .orderBy('attempts')
    .orderBy('alert_runs.created_at')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    runId: row.run_id,
    siteId: row.id,
    userId: row.user_id,
    domain: row.domain,
    unreadable: row.unreadable,
    wasUnreachable: row.is_unreachable,
  };
}

export async function countAttempt(db: Database, runId: string): Promise<void> {
  await db
    .updateTable('alert_runs')
    .set({ attempts: sql`attempts + 1` })
    .where('run_id', '=', runId)
    .execute();
}

/** False when another node was faster. */
export async function finishUntoldRun(
  tx: Tx,
  { runId, siteId }: Pick<UntoldRun, 'runId' | 'siteId'>,
  isUnreachable: boolean,
): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('alert_runs').where('run_id', '=', runId).executeTakeFirst();
  await tx
    .updateTable('alerts')
    .set({ is_unreachable: isUnreachable })
    .where('site_id', '=', siteId)
    .execute();
  return numDeletedRows > 0n;
}
