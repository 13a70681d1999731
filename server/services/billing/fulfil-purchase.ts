/** Books the credits of a paid purchase once, and makes the account a paid one. */
import { makePaid } from '../../store/accounts.ts';
import type { Tx } from '../../store/database.ts';
import { book } from '../../store/ledger.ts';
import { changePurchase, type Purchase } from '../../store/purchases.ts';
import { collectDebt } from './collect-debt.ts';

export interface Payment {
  readonly userId: string;
  /** Part of the idempotency key: however many webhooks mention the session, it is booked once. */
  readonly sessionId: string;
  readonly receiptUrl: string | null;
}

const reasonFor = ({ packageName, provider }: Purchase): string =>
  provider === 'test' ? `${packageName} package (test checkout: no money moved)` : `${packageName} package`;

/** The caller has locked the account. */
export async function fulfilPurchase(tx: Tx, purchase: Purchase, payment: Payment): Promise<void> {
  const { userId, sessionId, receiptUrl } = payment;
  await changePurchase(tx, purchase.id, { state: 'paid', sessionId, receiptUrl });
  await book(tx, {
    userId,
    kind: 'purchase',
    amount: purchase.credits,
    reason: reasonFor(purchase),
    idempotencyKey: `checkout:${sessionId}`,
  });
  await makePaid(tx, userId);
  await collectDebt(tx, userId);
}
