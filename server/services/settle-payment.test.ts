/** An old answer of the payment provider never undoes a newer one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUnbalancedAccounts, readBalance } from '../store/ledger.ts';
import { addStripePurchase } from '../testing/stripe-purchase.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { PaymentProvider, PaymentState } from './deps.ts';
import { settlePayment } from './settle-payment.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const provider = (read: PaymentProvider['read']): PaymentProvider => ({
  read,
  open: () => Promise.reject(new Error('not asked here')),
  openNotice: () => Promise.reject(new Error('not asked here')),
});

async function purchase() {
  const cookie = await server.signUp();
  const { id: userId } = (await server.call('GET', '/api/auth/user', { cookie })).json<{ id: string }>();
  const paid: PaymentState = { ...(await addStripePurchase(server.db, userId)), status: 'paid' };
  return { userId, sessionId: paid.sessionId, paid, refunded: { ...paid, lostCents: 499 } };
}

describe('settlePayment', () => {
  it('asks again when the purchase changed while the provider was thinking', async () => {
    const { userId, sessionId, paid, refunded } = await purchase();
    await settlePayment(
      server.deps,
      provider(async () => paid),
      sessionId,
    );
    const slow = Promise.withResolvers<PaymentState>();
    const isAsked = Promise.withResolvers<void>();
    let asked = 0;
    const late = settlePayment(
      server.deps,
      provider(() => {
        asked += 1;
        isAsked.resolve();
        return asked === 1 ? slow.promise : Promise.resolve(refunded);
      }),
      sessionId,
    );
    await isAsked.promise;
    await settlePayment(
      server.deps,
      provider(async () => refunded),
      sessionId,
    );
    expect(await readBalance(server.db, userId)).toBe(15);
    slow.resolve(paid);
    await late;
    expect(asked).toBe(2);
    expect(await readBalance(server.db, userId)).toBe(15);
    expect(await findUnbalancedAccounts(server.db)).toEqual([]);
  });

  it('never lets a paid purchase become anything else', async () => {
    const { userId, sessionId, paid } = await purchase();
    await settlePayment(
      server.deps,
      provider(async () => paid),
      sessionId,
    );
    await settlePayment(
      server.deps,
      provider(async () => ({ ...paid, status: 'expired' as const })),
      sessionId,
    );
    await settlePayment(
      server.deps,
      provider(async () => paid),
      sessionId,
    );
    expect(await readBalance(server.db, userId)).toBe(65);
  });

  it('believes no session that names a purchase of another', async () => {
    const mine = await purchase();
    const other = await purchase();
    const liar = provider(async () => ({ ...other.paid, purchaseId: mine.paid.purchaseId }));
    expect(await settlePayment(server.deps, liar, other.sessionId)).toBeNull();
    expect(await readBalance(server.db, mine.userId)).toBe(15);
    expect(await readBalance(server.db, other.userId)).toBe(15);
  });
});
