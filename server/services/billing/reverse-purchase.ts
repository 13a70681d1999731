/** Reverses a purchase by what refunds and disputes have cost; credits already spent become a debt. */
import type { Account } from '../../store/accounts.ts';
import { lockAccount } from '../../store/accounts.ts';
import type { Tx } from '../../store/database.ts';
import { book } from '../../store/ledger.ts';
import { changeOwed, readOwed } from '../../store/owed-credits.ts';
import { changePurchase, type Purchase } from '../../store/purchases.ts';
import { words } from './words.ts';

export interface Loss {
  readonly userId: string;
  readonly sessionId: string;
  readonly paidCents: number;
  readonly lostCents: number;
  readonly isDisputed: boolean;
}

/** The share of the credits that the lost money bought, rounded down in the buyer's favour. */
const lostCredits = ({ credits }: Purchase, { paidCents, lostCents }: Loss): number =>
  paidCents <= 0 ? 0 : Math.min(credits, Math.floor((credits * Math.max(0, lostCents)) / paidCents));

function reasonFor({ packageName }: Purchase, { isDisputed }: Loss, isTaken: boolean): string {
  const data = { name: packageName };
  if (!isTaken) return words.validAgain(data);
  return isDisputed ? words.disputed(data) : words.refunded(data);
}

/** Changes of balance and debt; together they equal what is taken. */
function split(taken: number, account: Account, owed: number): { balance: number; owed: number } {
  if (taken > 0) {
    const fromBalance = Math.min(account.credits, taken);
    return { balance: -fromBalance, owed: taken - fromBalance };
  }
  const debtReduction = Math.min(owed, -taken);
  return { balance: -taken - debtReduction, owed: -debtReduction };
}

export async function reversePurchase(tx: Tx, purchase: Purchase, loss: Loss): Promise<void> {
  const { userId, sessionId } = loss;
  const wanted = lostCredits(purchase, loss);
  const taken = wanted - purchase.takenBack;
  if (taken === 0) return;
  const account = await lockAccount(tx, userId);
  if (account === null) return;
  const change = split(taken, account, await readOwed(tx, userId));
  await changePurchase(tx, purchase.id, { takenBack: wanted });
  if (change.balance !== 0)
    await book(tx, {
      userId,
      kind: 'purchase',
      amount: change.balance,
      reason: reasonFor(purchase, loss, taken > 0),
      idempotencyKey: `checkout:${sessionId}:change:${purchase.version}`,
    });
  if (change.owed !== 0) await changeOwed(tx, userId, change.owed);
}
