/** Repository of debts: credits of a reversed payment that were already spent. */
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

export async function readOwed(tx: Tx, userId: string): Promise<number> {
  const row = await tx.selectFrom('users').select('owed_credits').where('id', '=', userId).executeTakeFirst();
  return row?.owed_credits ?? 0;
}

export async function changeOwed(tx: Tx, userId: string, change: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ owed_credits: sql`owed_credits + ${change}` })
    .where('id', '=', userId)
    .execute();
}

/** Accounts with a debt and a balance. */
export async function findSolventDebtors(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('owed_credits', '>', 0)
    .where('credits', '>', 0)
    .execute();
  return rows.map(({ id }) => id);
}
