/** An outdated response of the payment provider never overwrites a newer state. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUnbalancedAccounts, readBalance } from '../../store/ledger.ts';
import { addStripePurchase } from '../../testing/stripe-purchase.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { PaymentProvider, PaymentState } from '../deps.ts';
import { syncPayment } from './sync-payment.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const provider = (read: PaymentProvider['read']): PaymentProvider => ({
  read,
  open: () => Promise.reject(new Error('not used in this test')),
  verifyWebhook: () => Promise.reject(new Error('not used in this test')),
});

async function purchase() {
  const cookie = await server.signUp();
  const { id: userId } = (await server.call('GET', '/api/auth/user', { cookie })).json<{ id: string }>();
  const paid: PaymentState = { ...(await addStripePurchase(server.db, userId)), status: 'paid' };
  return { userId, sessionId: paid.sessionId, paid, refunded: { ...paid, lostCents: 499 } };
}

describe('syncPayment', () => {
  it('reads again when the purchase changed during the request', async () => {
    const { userId, sessionId, paid, refunded } = await purchase();
    await syncPayment(
      server.deps,
      provider(async () => paid),
      sessionId,
    );
    const slow = Promise.withResolvers<PaymentState>();
    const isRequested = Promise.withResolvers<void>();
    let requested = 0;
    const late = syncPayment(
      server.deps,
      provider(() => {
        requested += 1;
        isRequested.resolve();
        return requested === 1 ? slow.promise : Promise.resolve(refunded);
      }),
      sessionId,
    );
    await isRequested.promise;
    await syncPayment(
      server.deps,
      provider(async () => refunded),
      sessionId,
    );
    expect(await readBalance(server.db, userId)).toBe(15);
    slow.resolve(paid);
    await late;
    expect(requested).toBe(2);
    expect(await readBalance(server.db, userId)).toBe(15);
    expect(await findUnbalancedAccounts(server.db)).toEqual([]);
  });

  it('never changes a paid purchase to another state', async () => {
    const { userId, sessionId, paid } = await purchase();
    await syncPayment(
      server.deps,
      provider(async () => paid),
      sessionId,
    );
    await syncPayment(
      server.deps,
      provider(async () => ({ ...paid, status: 'expired' as const })),
      sessionId,
    );
    await syncPayment(
      server.deps,
      provider(async () => paid),
      sessionId,
    );
    expect(await readBalance(server.db, userId)).toBe(65);
  });

  it('refuses a session that names another user’s purchase', async () => {
    const mine = await purchase();
    const other = await purchase();
    const liar = provider(async () => ({ ...other.paid, purchaseId: mine.paid.purchaseId }));
    expect(await syncPayment(server.deps, liar, other.sessionId)).toBeNull();
    expect(await readBalance(server.db, mine.userId)).toBe(15);
    expect(await readBalance(server.db, other.userId)).toBe(15);
  });
});
