/** Collects an account's debt from its balance, which never falls below zero. */
import { randomUUID } from 'node:crypto';
import { lockAccount } from '../../store/accounts.ts';
import { type Database, inTransaction, type Tx } from '../../store/database.ts';
import { book } from '../../store/ledger.ts';
import { changeOwed, findSolventDebtors, readOwed } from '../../store/owed-credits.ts';
import { words } from './words.ts';

export async function collectDebt(tx: Tx, userId: string): Promise<void> {
  const account = await lockAccount(tx, userId);
  if (account === null) return;
  const amount = Math.min(await readOwed(tx, userId), account.credits);
  if (amount === 0) return;
  await book(tx, {
    userId,
    kind: 'purchase',
    amount: -amount,
    reason: words.owed,
    // The debt shrinks in the same transaction, so it cannot be collected twice.
    idempotencyKey: `owed:${randomUUID()}`,
  });
  await changeOwed(tx, userId, -amount);
}

/** Includes released holds: otherwise a payment could be reversed while its credits are held. */
export async function collectAllDebts(db: Database): Promise<void> {
  for (const userId of await findSolventDebtors(db)) await inTransaction(db, (tx) => collectDebt(tx, userId));
}
