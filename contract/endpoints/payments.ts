/** Credits: what can be bought, what is there, how it came and went. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { CreditBalance, CreditPackage, LedgerEntry, PackageId } from '../entities/usage.ts';

const matter = 'Payments';

export const readPackages = defineEndpoint({
  name: 'readPackages',
  method: 'GET',
  path: '/api/payments/packages',
  summary: 'The credit packages on sale.',
  matter,
  access: 'anyone',
  kind: 'json',
  response: z.array(CreditPackage),
});

export const readCredits = defineEndpoint({
  name: 'readCredits',
  method: 'GET',
  path: '/api/payments/credits',
  summary: 'The credit balance.',
  matter,
  access: 'user',
  kind: 'json',
  response: CreditBalance,
});

export const readLedger = defineEndpoint({
  name: 'readLedger',
  method: 'GET',
  path: '/api/payments/ledger',
  summary: 'Every change of the balance, newest first.',
  matter,
  access: 'user',
  kind: 'json',
  response: z.array(LedgerEntry),
});

export const createCheckoutSession = defineEndpoint({
  name: 'createCheckoutSession',
  method: 'POST',
  path: '/api/payments/create-checkout-session',
  summary: 'Starts a purchase; the browser goes to the returned address.',
  matter,
  access: 'user',
  kind: 'json',
  startsWork: true,
  body: z.object({ packageType: PackageId }),
  response: z.object({ url: z.string() }),
  refusals: ['invalid_input', 'too_many_requests'],
});
