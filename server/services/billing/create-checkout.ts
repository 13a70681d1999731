/** Creates a purchase and returns the URL of its checkout. */
import { randomUUID } from 'node:crypto';
import { showTestCheckout } from '@pagewright/contract/endpoints/payments';
import type { PackageId } from '@pagewright/contract/entities/usage';
import type { User } from '@pagewright/contract/entities/user';
import { currency, limits, packages } from '@pagewright/contract/limits';
import { refuse } from '../../errors/refusal.ts';
import { addPurchase, nameSession } from '../../store/purchases.ts';
import type { Deps } from '../deps.ts';

export interface CheckoutRequest {
  readonly packageId: PackageId;
  /** The origin at which the browser reaches this server. */
  readonly siteUrl: string;
}

export const afterCheckout = (end: 'success' | 'cancelled', purchaseId: string): string =>
  `/account?checkout=${end}&purchase=${purchaseId}`;

export async function createCheckout(
  deps: Deps,
  user: User,
  { packageId, siteUrl }: CheckoutRequest,
): Promise<{ url: string }> {
  const { db, payments, log, now } = deps;
  const offer = packages.find(({ id }) => id === packageId);
  if (offer === undefined) throw refuse('invalid_input');
  const id = randomUUID();
  // Stored before the provider is called, so that no webhook about it can come too early.
  await addPurchase(db, {
    id,
    userId: user.id,
    provider: payments === null ? 'test' : 'stripe',
    sessionId: payments === null ? `test_${id}` : null,
    packageName: offer.name,
    credits: offer.credits,
    priceCents: offer.priceCents,
    currency,
    expiresAt: payments === null ? new Date(now().getTime() + limits.testCheckoutLifeMs) : null,
  });
  if (payments === null) return { url: `${siteUrl}${showTestCheckout.path.replace(':id', id)}` };
  try {
    const { sessionId, url } = await payments.open({
      purchaseId: id,
      userId: user.id,
      // The payment service writes to it.
      email: user.isEmailConfirmed || !deps.serverInfo.sendsMail ? user.email : null,
      packageId,
      packageName: offer.name,
      credits: offer.credits,
      priceCents: offer.priceCents,
      currency,
      successUrl: `${siteUrl}${afterCheckout('success', id)}`,
      cancelUrl: `${siteUrl}${afterCheckout('cancelled', id)}`,
    });
    await nameSession(db, id, sessionId);
    return { url };
  } catch (error) {
    log.warn({ event: 'payment.checkout_failed', error: String(error) }, 'a checkout could not be opened');
    throw refuse('payment_unavailable');
  }
}
