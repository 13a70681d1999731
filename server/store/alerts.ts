/** Repository of what owners of sites are told, and how. */
import { Alerts, type AlertsForm } from '@pagewright/contract/entities/alert';
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { newSecret } from './secret-token.ts';

export async function readAlerts(db: Database | Tx, siteId: string): Promise<Alerts | null> {
  const row = await db.selectFrom('alerts').selectAll().where('site_id', '=', siteId).executeTakeFirst();
  if (row === undefined) return null;
  return Alerts.parse({
    byEmail: row.by_email,
    webhookUrl: row.webhook_url,
    webhookSecret: row.webhook_secret,
    kinds: row.kinds,
    scoreDrop: row.score_drop,
  });
}

/** A webhook has its secret for as long as it has a URL. */
export async function saveAlerts(db: Database | Tx, siteId: string, form: AlertsForm): Promise<void> {
  const values = {
    by_email: form.byEmail,
    webhook_url: form.webhookUrl,
    kinds: JSON.stringify(form.kinds),
    score_drop: form.scoreDrop,
  };
  const secret = form.webhookUrl === null ? null : `whsec_${newSecret()}`;
  await db
    .insertInto('alerts')
    .values({ site_id: siteId, ...values, webhook_secret: secret, unsubscribe_token: newSecret() })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({
        ...values,
        webhook_secret: secret === null ? null : sql`coalesce(alerts.webhook_secret, ${secret})`,
      }),
    )
    .execute();
}

/** Messages that wait go with them. */
export async function deleteAlerts(tx: Tx, siteId: string): Promise<void> {
  await tx.deleteFrom('alerts').where('site_id', '=', siteId).execute();
  await tx.deleteFrom('alert_runs').where('site_id', '=', siteId).execute();
  await deleteWaiting(tx, siteId);
}

export async function deleteWaiting(tx: Tx, siteId: string, channel?: 'email' | 'webhook'): Promise<void> {
  const waiting = tx
    .deleteFrom('alert_deliveries')
    .where('site_id', '=', siteId)
    .where('state', '=', 'waiting');
  await (channel === undefined ? waiting : waiting.where('channel', '=', channel)).execute();
}

/** The site whose e-mails a link of a mail ends; null for a link that never was. */
export async function findUnsubscribe(
  db: Database | Tx,
  token: string,
): Promise<{ readonly siteId: string; readonly userId: string; readonly domain: string } | null> {
  const row = await db
    .selectFrom('alerts')
    .innerJoin('sites', 'sites.id', 'alerts.site_id')
    .select(['sites.id', 'sites.user_id', 'sites.domain'])
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  return row === undefined ? null : { siteId: row.id, userId: row.user_id, domain: row.domain };
}

export async function endMails(tx: Tx, siteId: string): Promise<void> {
  await tx.updateTable('alerts').set({ by_email: false }).where('site_id', '=', siteId).execute();
  await deleteWaiting(tx, siteId, 'email');
}
