/** How a purchase of a user stands; while it is not paid the provider is asked, so that a late notice delays nobody. */
import type { Purchase } from '@pagewright/contract/entities/usage';
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import { findPurchase } from '../store/purchases.ts';
import type { Deps } from './deps.ts';
import { settlePayment } from './settle-payment.ts';

async function findOwn({ db }: Deps, user: User, id: string) {
  const purchase = await findPurchase(db, id);
  if (purchase === null || purchase.userId !== user.id)
    throw refuse('not_found', { message: 'There is no such purchase.' });
  return purchase;
}

export async function readPurchase(deps: Deps, user: User, id: string): Promise<Purchase> {
  let purchase = await findOwn(deps, user, id);
  const isSettled = purchase.state === 'paid' || purchase.state === 'expired';
  if (deps.payments !== null && !isSettled && purchase.sessionId !== null) {
    await settlePayment(deps, deps.payments, purchase.sessionId);
    purchase = await findOwn(deps, user, id);
  }
  const { packageName, credits, state } = purchase;
  return { id, packageName, credits, state };
}
