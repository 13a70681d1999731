/** Lists the packages and reads a user's purchase, which is asked for at the provider while it is unpaid. */
import type { CreditPackage, Purchase } from '@pagewright/contract/entities/usage';
import type { User } from '@pagewright/contract/entities/user';
import { approximateScans, currency, packages } from '@pagewright/contract/limits';
import { refuse } from '../../errors/refusal.ts';
import { findPurchase } from '../../store/purchases.ts';
import type { Deps } from '../deps.ts';
import { syncPayment } from './sync-payment.ts';
import { words } from './words.ts';

const price = new Intl.NumberFormat('en-IE', { style: 'currency', currency });
const pricePerCredit = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency,
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
});

/** Lists the credit packages with their formatted prices. */
export const priceWords = (cents: number): string => price.format(cents / 100);

export const listPackages = (): CreditPackage[] =>
  packages.map(({ id, name, credits, priceCents, label }) => ({
    id,
    name,
    credits,
    label,
    priceDisplay: priceWords(priceCents),
    pricePerCreditDisplay: pricePerCredit.format(priceCents / 100 / credits),
    approximateScans: approximateScans(credits),
  }));

async function findOwn({ db }: Deps, user: User, id: string) {
  const purchase = await findPurchase(db, id);
  if (purchase === null || purchase.userId !== user.id)
    throw refuse('not_found', { message: words.noPurchase });
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
