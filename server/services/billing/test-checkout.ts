/** The test checkout: buys without money where Stripe is not configured. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import { inTransaction } from '../../store/database.ts';
import { changePurchase, findPurchase, type Purchase } from '../../store/purchases.ts';
import type { Deps } from '../deps.ts';
import { applyPayment } from './sync-payment.ts';
import { words } from './words.ts';

/** Its state says why it cannot be paid any more. */
export async function readTestCheckout(
  { db, payments, now }: Deps,
  user: User,
  id: string,
): Promise<Purchase> {
  const purchase = payments === null ? await findPurchase(db, id) : null;
  if (purchase === null || purchase.provider !== 'test' || purchase.userId !== user.id)
    throw refuse('not_found', { message: words.noCheckout });
  const isOver = purchase.expiresAt !== null && purchase.expiresAt <= now();
  return purchase.state === 'open' && isOver ? { ...purchase, state: 'expired' } : purchase;
}

type End = 'paid' | 'cancelled';

/** The purchase afterwards; only an open one is changed. */
export async function endTestCheckout(
  deps: Deps,
  user: User,
  { id, end }: { id: string; end: End },
): Promise<Purchase> {
  await inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, user.id);
    const purchase = await readTestCheckout({ ...deps, db: tx }, user, id);
    if (purchase.state !== 'open') return;
    if (end === 'cancelled') return changePurchase(tx, id, { state: 'cancelled' });
    await applyPayment(tx, purchase, {
      userId: user.id,
      sessionId: `test_${id}`,
      purchaseId: id,
      status: 'paid',
      receiptUrl: null,
      paidCents: purchase.priceCents,
      lostCents: 0,
      isDisputed: false,
    });
  });
  return readTestCheckout(deps, user, id);
}
