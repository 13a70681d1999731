/** Takes an account off every shelf; what the books must keep stays without a name on it. */
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { announce } from './run-notices.ts';
import { unfinished } from './runs.ts';

export interface DeletedUser {
  readonly id: string;
  readonly email: string | null;
}

/** Whoever works on a run of the account hears that it has ended. */
async function endRuns(tx: Tx, userId: string): Promise<void> {
  const runs = await tx
    .selectFrom('runs')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', unfinished)
    .execute();
  for (const { id } of runs) await announce(tx, { runId: id, userId, kind: 'ended' });
}

/** Payments that moved money, or may still, are kept for the books: what was bought when, for how much, and at which checkout. */
async function namelessPurchases(tx: Tx, userId: string): Promise<void> {
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

/** Everything else the account holds goes with it, through the foreign keys. */
export async function deleteUser(tx: Tx, { id, email }: DeletedUser): Promise<void> {
  await endRuns(tx, id);
  await namelessPurchases(tx, id);
  // Counters are named after what they count and for whom.
  await sql`delete from rate_counters where split_part(key, ':', 3) in (${id}, ${(email ?? id).toLowerCase()})`.execute(
    tx,
  );
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

/** Of these accounts, those that are gone. */
export async function findGoneUsers(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').select('id').where('id', 'in', ids).execute();
  const present = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !present.has(id));
}
