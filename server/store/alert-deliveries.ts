/** Repository of messages to owners of sites: one for each run and channel, tried until it is delivered or given up. */
import { AlertDelivery, AlertMessage } from '@pagewright/contract/entities/alert';
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

export interface NewDelivery {
  readonly runId: string;
  readonly channel: 'email' | 'webhook';
  readonly message: AlertMessage;
  readonly at: Date;
}

/** A second one for the same run and channel is left out. */
export async function insertDelivery(tx: Tx, { runId, channel, message, at }: NewDelivery): Promise<void> {
  await tx
    .insertInto('alert_deliveries')
    .values({
      id: message.id,
      run_id: runId,
      site_id: message.site.id,
      channel,
      message: JSON.stringify(message),
      next_at: at,
      error: null,
    })
    .onConflict((conflict) => conflict.columns(['run_id', 'channel']).doNothing())
    .execute();
}

const headlineOf = ({ items }: AlertMessage): string => items.map(({ headline }) => headline).join(', ');

/** Newest first. */
export async function listDeliveries(db: Database, siteId: string, most: number): Promise<AlertDelivery[]> {
  const rows = await db
    .selectFrom('alert_deliveries')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) =>
    AlertDelivery.parse({
      id: row.id,
      channel: row.channel,
      createdAt: row.created_at.toISOString(),
      headline: headlineOf(AlertMessage.parse(row.message)),
      state: row.state,
      attempts: row.attempts,
      error: row.error,
    }),
  );
}

/** A message to send, and where to. */
export interface DueDelivery {
  readonly id: string;
  readonly channel: 'email' | 'webhook';
  readonly message: AlertMessage;
  /** This one included. */
  readonly attempts: number;
  readonly userId: string;
  /** Null where the account has none, or the owner ended the e-mails. */
  readonly email: string | null;
  readonly webhookUrl: string | null;
  readonly webhookSecret: string | null;
  readonly unsubscribeToken: string;
}

/** For so long no other node tries it: longer than an attempt may take. */
export interface Lease {
  readonly now: Date;
  readonly until: Date;
}

/** The one that waits longest; null when none is due. */
export async function takeDelivery(db: Database, { now, until }: Lease): Promise<DueDelivery | null> {
  const { rows } = await sql<{
    id: string;
    channel: 'email' | 'webhook';
    message: unknown;
    attempts: number;
    user_id: string;
    email: string | null;
    webhook_url: string | null;
    webhook_secret: string | null;
    unsubscribe_token: string;
  }>`
    update alert_deliveries d set attempts = d.attempts + 1, next_at = ${until}
    from alerts a join sites s on s.id = a.site_id join users u on u.id = s.user_id
    where a.site_id = d.site_id and d.id = (
      select w.id from alert_deliveries w join alerts o on o.site_id = w.site_id
      where w.state = 'waiting' and w.next_at <= ${now}
      order by w.next_at limit 1 for update of w skip locked)
    returning d.id, d.channel, d.message, d.attempts, s.user_id,
      case when a.by_email then u.email end as email, a.webhook_url, a.webhook_secret, a.unsubscribe_token`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return null;
  return {
    id: row.id,
    channel: row.channel,
    message: AlertMessage.parse(row.message),
    attempts: row.attempts,
    userId: row.user_id,
    email: row.email,
    webhookUrl: row.webhook_url,
    webhookSecret: row.webhook_secret,
    unsubscribeToken: row.unsubscribe_token,
  };
}

export interface AttemptOutcome {
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly error: string | null;
  /** When it is tried again. */
  readonly nextAt: Date;
}

export async function recordAttempt(
  db: Database,
  { id, attempts }: Pick<DueDelivery, 'id' | 'attempts'>,
  { state, error, nextAt }: AttemptOutcome,
): Promise<void> {
  await db
    .updateTable('alert_deliveries')
    .set({ state, error, next_at: nextAt })
    .where('id', '=', id)
    // A later attempt knows better.
    .where('attempts', '=', attempts)
    .execute();
}

/** Messages of long ago that no longer wait, and runs of which it could not be found out what to tell. */
export async function purgeDeliveries(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('alert_deliveries')
    .where('state', '<>', 'waiting')
    .where('created_at', '<', before)
    .execute();
  await db.deleteFrom('alert_runs').where('created_at', '<', before).execute();
}
