/** Credits: what can be bought, what is there, how it came and went. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { CreditBalance, CreditPackage, LedgerEntry, PackageId, Purchase } from '../entities/usage.ts';

const tag = 'Payments';

export const readPackages = defineEndpoint({
  name: 'readPackages',
  method: 'GET',
  path: '/api/payments/packages',
  summary: 'The credit packages on sale.',
  tag,
  access: 'anyone',
  kind: 'json',
  response: z.array(CreditPackage),
});

export const readCredits = defineEndpoint({
  name: 'readCredits',
  method: 'GET',
  path: '/api/payments/credits',
  summary: 'The credit balance.',
  tag,
  access: 'user',
  kind: 'json',
  response: CreditBalance,
});

export const readLedger = defineEndpoint({
  name: 'readLedger',
  method: 'GET',
  path: '/api/payments/ledger',
  summary: 'Every change to the balance, newest first.',
  tag,
  access: 'user',
  kind: 'json',
  response: z.array(LedgerEntry),
});

export const createCheckoutSession = defineEndpoint({
  name: 'createCheckoutSession',
  method: 'POST',
  path: '/api/payments/create-checkout-session',
  summary: 'Starts a purchase; the browser goes to the returned URL.',
  tag,
  access: 'user',
  kind: 'json',
  rateLimit: 'checkout',
  body: z.object({ packageType: PackageId }),
  response: z.object({ url: z.string() }),
  refusals: ['invalid_input', 'too_many_requests', 'payment_unavailable', 'test_checkout_local'],
});

const purchaseId = z.object({ id: z.string() });

export const readPurchase = defineEndpoint({
  name: 'readPurchase',
  method: 'GET',
  path: '/api/payments/purchases/:id',
  summary: 'The state of a purchase; while it is open, the payment provider is queried.',
  tag,
  access: 'user',
  kind: 'json',
  params: purchaseId,
  response: Purchase,
  refusals: ['not_found', 'payment_unavailable'],
});

/** Stripe calls it from outside: the one changing call that needs no Origin, because it is signed. */
export const receivePaymentNotice = defineEndpoint({
  name: 'receivePaymentNotice',
  method: 'POST',
  path: '/api/payments/webhook',
  summary:
    'Payment webhooks from Stripe, signed with the webhook secret. Send the events of Checkout sessions, charges, refunds and disputes here.',
  tag,
  access: 'anyone',
  kind: 'json',
  response: z.object({ received: z.literal(true) }),
  refusals: ['signature_invalid', 'payment_unavailable', 'not_found'],
});

export const showTestCheckout = defineEndpoint({
  name: 'showTestCheckout',
  method: 'GET',
  path: '/api/payments/test-checkout/:id',
  summary: 'The test checkout: a page where no money moves. Available only if Stripe is not set up.',
  tag,
  access: 'anyone',
  kind: 'redirect',
  params: purchaseId,
  refusals: ['not_found', 'test_checkout_local'],
});

export const payTestCheckout = defineEndpoint({
  name: 'payTestCheckout',
  method: 'POST',
  path: '/api/payments/test-checkout/:id/pay',
  summary: 'Completes a test purchase, once, and redirects to /account.',
  tag,
  access: 'anyone',
  kind: 'redirect',
  params: purchaseId,
  refusals: ['not_found', 'test_checkout_local'],
});

export const cancelTestCheckout = defineEndpoint({
  name: 'cancelTestCheckout',
  method: 'POST',
  path: '/api/payments/test-checkout/:id/cancel',
  summary: 'Cancels a test purchase and redirects to /account.',
  tag,
  access: 'anyone',
  kind: 'redirect',
  params: purchaseId,
  refusals: ['not_found', 'test_checkout_local'],
});
