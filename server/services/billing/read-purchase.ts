/** Reads a user's purchase; asks the provider while it is unpaid, so that a late webhook delays nobody. */
import type { Purchase } from '@pagewright/contract/entities/usage';
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { findPurchase } from '../../store/purchases.ts';
import type { Deps } from '../deps.ts';
import { syncPayment } from './sync-payment.ts';

async function findOwn({ db }: Deps, user: User, id: string) {
  const purchase = await findPurchase(db, id);
  if (purchase === null || purchase.userId !== user.id)
    throw refuse('not_found', { message: 'There is no such purchase.' });
  return purchase;
}

export async function readPurchase(deps: Deps, user: User, id: string): Promise<Purchase> {
  let purchase = await findOwn(deps, user, id);
  const isFinal = purchase.state === 'paid' || purchase.state === 'expired';
  if (deps.payments !== null && !isFinal && purchase.sessionId !== null) {
    await syncPayment(deps, deps.payments, purchase.sessionId);
    purchase = await findOwn(deps, user, id);
  }
  const { packageName, credits, state } = purchase;
  return { id, packageName, credits, state };
}
