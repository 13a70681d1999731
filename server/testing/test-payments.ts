/** A server with a fake Stripe, and helpers for tests of purchases. */
import type { LedgerEntry, Usage } from '@pagewright/contract/entities/usage';
import type { User } from '@pagewright/contract/entities/user';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { stripeCheckout } from '../adapters/stripe-checkout.ts';
import { findUnbalancedAccounts } from '../store/ledger.ts';
import {
  type FakeSession,
  type FakeStripe,
  type SignedNotice,
  serveFakeStripe,
  signNotice,
} from './fake-stripe.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export const webhookSecret = 'whsec_of_this_endpoint';

export interface OpenedCheckout {
  readonly id: string;
  readonly purchaseId: string;
  readonly session: FakeSession;
}

export interface TestPayments extends TestApp {
  readonly stripe: FakeStripe;
  readonly checkout: (cookie: string, packageType?: string) => Promise<LightMyRequestResponse>;
  /** Creates a session for this account; its id at Stripe, and ours. */
  readonly opened: (cookie: string, packageType?: string) => Promise<OpenedCheckout>;
  readonly deliver: (notice: SignedNotice) => Promise<LightMyRequestResponse>;
  /** Delivers a correctly signed webhook. */
  readonly emit: (type: string, object: object) => Promise<LightMyRequestResponse>;
  readonly userOf: (cookie: string) => Promise<User>;
  readonly usageOf: (cookie: string) => Promise<Usage>;
  readonly ledgerOf: (cookie: string) => Promise<LedgerEntry[]>;
  readonly purchaseOf: (cookie: string, id: string) => Promise<LightMyRequestResponse>;
}

export async function createTestPayments(): Promise<TestPayments> {
  const stripe = await serveFakeStripe();
  const payments = stripeCheckout({ secretKey: 'sk_test_fake', webhookSecret, apiUrl: stripe.url });
  const server = await createTestApp({ payments });
  const checkout: TestPayments['checkout'] = (cookie, packageType = 'starter') =>
    server.call('POST', '/api/payments/create-checkout-session', { cookie, body: { packageType } });
  const deliver: TestPayments['deliver'] = ({ body, signature }) =>
    server.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      payload: body,
    });
  const read = (cookie: string, url: string) => server.call('GET', url, { cookie });
  return {
    ...server,
    stripe,
    checkout,
    deliver,
    opened: async (cookie, packageType) => {
      const { url } = (await checkout(cookie, packageType)).json<{ url: string }>();
      const session = [...stripe.sessions.values()].find((each) => each.url === url);
      if (session === undefined) throw new Error('no session');
      return { id: session.id, purchaseId: session.metadata['purchaseId'] ?? '', session };
    },
    emit: (type, object) => deliver(signNotice(type, object, { secret: webhookSecret })),
    userOf: async (cookie) => (await read(cookie, '/api/auth/user')).json<User>(),
    usageOf: async (cookie) => (await read(cookie, '/api/user/usage')).json<Usage>(),
    ledgerOf: async (cookie) => (await read(cookie, '/api/payments/ledger')).json<LedgerEntry[]>(),
    purchaseOf: (cookie, id) => read(cookie, `/api/payments/purchases/${id}`),
    close: async () => {
      expect(await findUnbalancedAccounts(server.db)).toEqual([]);
      await server.close();
      await stripe.close();
    },
  };
}
