/** Takes what an account owes from what it has; the balance never falls below zero. */
import { randomUUID } from 'node:crypto';
import { lockAccount } from '../store/accounts.ts';
import { type Database, inTransaction, type Tx } from '../store/database.ts';
import { book } from '../store/ledger.ts';
import { changeOwed, findSolventDebtors, readOwed } from '../store/owed-credits.ts';

export async function settleOwed(tx: Tx, userId: string): Promise<void> {
  const account = await lockAccount(tx, userId);
  if (account === null) return;
  const amount = Math.min(await readOwed(tx, userId), account.credits);
  if (amount === 0) return;
  await book(tx, {
    userId,
    kind: 'purchase',
    amount: -amount,
    reason: 'Credits owed from a payment that went back',
    // What is owed shrinks in the same transaction: no second telling can find it again.
    idempotencyKey: `owed:${randomUUID()}`,
  });
  await changeOwed(tx, userId, -amount);
}

/** Also what a hold gave back counts: else a payment could be taken back while its credits are held. */
export async function settleAllOwed(db: Database): Promise<void> {
  for (const userId of await findSolventDebtors(db)) await inTransaction(db, (tx) => settleOwed(tx, userId));
}
