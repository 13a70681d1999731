/** Reads and changes an account's limits and counters under its lock. */
import type { AccountStatus } from '@pagewright/contract/entities/usage';
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

export interface Account {
  readonly accountStatus: AccountStatus;
  readonly credits: number;
  readonly freeScansUsed: number;
  readonly pagesAnalyzed: number;
}

/** Locks the account until the transaction ends. Null when it was deleted. */
export async function lockAccount(tx: Tx, userId: string): Promise<Account | null> {
  const row = await tx
    .selectFrom('users')
    .select(['account_status', 'credits', 'free_scans_used', 'pages_analyzed'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    accountStatus: row.account_status,
    credits: row.credits,
    freeScansUsed: row.free_scans_used,
    pagesAnalyzed: row.pages_analyzed,
  };
}

/** Adds or returns one; never below zero. */
export async function countFreeScan(tx: Tx, userId: string, change: 1 | -1): Promise<void> {
  await tx
    .updateTable('users')
    .set({ free_scans_used: sql`greatest(0, free_scans_used + ${change})` })
    .where('id', '=', userId)
    .execute();
}

export async function countPages(tx: Tx, userId: string, pages: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ pages_analyzed: sql`pages_analyzed + ${pages}` })
    .where('id', '=', userId)
    .execute();
}

/** Permanent: a later refund does not undo it. */
export async function makePaid(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ account_status: 'paid' }).where('id', '=', userId).execute();
}

/** Counts an answered message in the rolling pack; true when it completes the pack, which starts a new one. */
export async function countAnswer(tx: Tx, userId: string, packSize: number): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ chat_messages_in_pack: sql`(chat_messages_in_pack + 1) % ${packSize}::int` })
    .where('id', '=', userId)
    .returning('chat_messages_in_pack')
    .executeTakeFirstOrThrow();
  return row.chat_messages_in_pack === 0;
}

/** The account's chat usage. */
export async function readChatUsage(
  db: Database | Tx,
  userId: string,
): Promise<{ readonly credits: number; readonly chatMessagesInPack: number }> {
  const row = await db
    .selectFrom('users')
    .select(['credits', 'chat_messages_in_pack'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return { credits: row?.credits ?? 0, chatMessagesInPack: row?.chat_messages_in_pack ?? 0 };
}
