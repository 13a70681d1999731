/** Deletes an account; what accounting requires stays, anonymised. */
import { sql } from 'kysely';
import { listKeyIdsOf } from './api-keys.ts';
import type { Database, Tx } from './database.ts';
import { announceKey } from './key-notices.ts';
import { announce } from './run-notices.ts';
import { unfinished } from './runs.ts';

export interface DeletedUser {
  readonly id: string;
  readonly email: string | null;
}

/** Notifies the workers of the account's runs that they have ended. */
async function endRuns(tx: Tx, userId: string): Promise<void> {
  const runs = await tx
    .selectFrom('runs')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', unfinished)
    .execute();
  for (const { id } of runs) await announce(tx, { runId: id, userId, kind: 'ended' });
}

/**
 * Payments that moved money, or may still, are retained for accounting: what was bought when, for how much, and in
 * which session.
 */
async function anonymisePurchases(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('purchases')
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([where('provider', '=', 'test'), where('state', 'in', ['cancelled', 'expired', 'failed'])]),
    )
    .execute();
  // A receipt is a page with the payer's address on it.
  await tx.updateTable('purchases').set({ receipt_url: null }).where('user_id', '=', userId).execute();
}

/** All other rows are deleted by foreign keys. */
export async function deleteUser(tx: Tx, { id, email }: DeletedUser): Promise<void> {
  await endRuns(tx, id);
  await anonymisePurchases(tx, id);
  for (const keyId of await listKeyIdsOf(tx, id)) await announceKey(tx, { kind: 'revoked', keyId });
  // Counter keys contain the user's id or e-mail address.
  await sql`delete from rate_counters where split_part(key, ':', 3) in (${id}, ${(email ?? id).toLowerCase()})`.execute(
    tx,
  );
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

/** Those of these ids that have no account. */
export async function findDeletedUsers(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').select('id').where('id', 'in', ids).execute();
  const present = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !present.has(id));
}
