/** The credit ledger: append-only entries and a balance that is always their sum, never below zero. */
import { LedgerEntry, type LedgerKind } from '@pagewright/contract/entities/usage';
import { sql } from 'kysely';
import { type Database, inTransaction, type Tx } from './database.ts';

export interface Booking {
  readonly userId: string;
  readonly kind: LedgerKind;
  /** Signed change of the balance. */
  readonly amount: number;
  readonly reason: string;
  /** Identifies the event: a repeated event is booked once. */
  readonly idempotencyKey: string;
}

export type BookingOutcome =
  | { readonly kind: 'booked'; readonly balance: number }
  | { readonly kind: 'known'; readonly balance: number }
  | { readonly kind: 'short'; readonly balance: number };

async function bookInTransaction(tx: Tx, booking: Booking): Promise<BookingOutcome> {
  // Locking the account first serialises its bookings.
  const account = await tx
    .selectFrom('users')
    .select('credits')
    .where('id', '=', booking.userId)
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined) throw new Error('The ledger has no such account');
  const known = await tx
    .selectFrom('ledger')
    .select('balance_after')
    .where('idempotency_key', '=', booking.idempotencyKey)
    .executeTakeFirst();
  if (known !== undefined) return { kind: 'known', balance: account.credits };
  const balance = account.credits + booking.amount;
  if (balance < 0) return { kind: 'short', balance: account.credits };
  await tx.updateTable('users').set({ credits: balance }).where('id', '=', booking.userId).execute();
  await tx
    .insertInto('ledger')
    .values({
      user_id: booking.userId,
      kind: booking.kind,
      amount: booking.amount,
      balance_after: balance,
      reason: booking.reason,
      idempotency_key: booking.idempotencyKey,
    })
    .execute();
  return { kind: 'booked', balance };
}

/** Books one entry, in the caller's transaction where there is one. */
export const book = (db: Database | Tx, booking: Booking): Promise<BookingOutcome> =>
  inTransaction(db, (tx) => bookInTransaction(tx, booking));

export async function readBalance(db: Database | Tx, userId: string): Promise<number> {
  const row = await db.selectFrom('users').select('credits').where('id', '=', userId).executeTakeFirst();
  return row?.credits ?? 0;
}

const shownEntries = 200;

/** A run or a reanalysis is booked under one key for each kind. */
const groupOf = (idempotencyKey: string): string | undefined =>
  /^(?:run|reanalyze):[^:]+(?=:)/.exec(idempotencyKey)?.[0];

export async function readLedger(db: Database | Tx, userId: string): Promise<LedgerEntry[]> {
  const rows = await db
    .selectFrom('ledger')
    .leftJoin('purchases', (join) =>
      join.on('purchases.session_id', '=', sql`substr(ledger.idempotency_key, length('checkout:') + 1)`),
    )
    .selectAll('ledger')
    .select('purchases.receipt_url')
    .where('ledger.user_id', '=', userId)
    .orderBy('ledger.id', 'desc')
    .limit(shownEntries)
    .execute();
  return rows.map((row) =>
    LedgerEntry.parse({
      id: row.id,
      kind: row.kind,
      amount: row.amount,
      balanceAfter: row.balance_after,
      reason: row.reason,
      group: groupOf(row.idempotency_key),
      at: row.created_at.toISOString(),
      ...(row.receipt_url !== null && { receiptUrl: row.receipt_url }),
    }),
  );
}

/** Accounts whose balance is not the sum of their entries: must always be empty. */
export async function findUnbalancedAccounts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u left join ledger l on l.user_id = u.id
    group by u.id having u.credits <> coalesce(sum(l.amount), 0)`.execute(db);
  return rows.map((row) => row.id);
}
