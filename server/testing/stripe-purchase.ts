/** A purchase before its payment, and what Stripe would return for it. */
import { randomUUID } from 'node:crypto';
import type { PaymentState } from '../services/deps.ts';
import type { Database } from '../store/database.ts';
import { addPurchase } from '../store/purchases.ts';

const priceCents = 499;

export async function addStripePurchase(db: Database, userId: string): Promise<PaymentState> {
  const id = randomUUID();
  const sessionId = `cs_${id}`;
  await addPurchase(db, {
    id,
    userId,
    provider: 'stripe',
    sessionId,
    packageName: 'Starter',
    credits: 50,
    priceCents,
    currency: 'EUR',
    expiresAt: null,
  });
  return {
    sessionId,
    purchaseId: id,
    status: 'open',
    receiptUrl: null,
    paidCents: priceCents,
    lostCents: 0,
    isDisputed: false,
  };
}
