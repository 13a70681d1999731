/** Books the credits of a paid purchase, once, and makes the account a paid one. */
import { makePaid } from '../store/accounts.ts';
import type { Tx } from '../store/database.ts';
import { book } from '../store/ledger.ts';
import { changePurchase, type Purchase } from '../store/purchases.ts';
import { settleOwed } from './settle-owed.ts';

export interface Payment {
  readonly userId: string;
  /** The ledger is keyed by it: however many notices speak of the session, it is booked once. */
  readonly sessionId: string;
  readonly receiptUrl: string | null;
}

const wordsOf = ({ packageName, provider }: Purchase): string =>
  provider === 'test' ? `${packageName} package (test checkout: no money moved)` : `${packageName} package`;

/** The caller has locked the account. */
export async function fulfilPurchase(tx: Tx, purchase: Purchase, payment: Payment): Promise<void> {
  const { userId, sessionId, receiptUrl } = payment;
  await changePurchase(tx, purchase.id, { state: 'paid', sessionId, receiptUrl });
  await book(tx, {
    userId,
    kind: 'purchase',
    amount: purchase.credits,
    reason: wordsOf(purchase),
    idempotencyKey: `checkout:${sessionId}`,
  });
  await makePaid(tx, userId);
  await settleOwed(tx, userId);
}
