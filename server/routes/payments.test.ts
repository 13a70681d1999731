/** Buying through Stripe, against a fake of its API: booked exactly once, whatever happens. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPayments, type TestPayments } from '../testing/test-payments.ts';

let shop: TestPayments;
beforeAll(async () => {
  shop = await createTestPayments();
});
afterAll(() => shop.close());

describe('a checkout session', () => {
  it('is created with the price, the buyer, the package and the return URLs', async () => {
    const cookie = await shop.signUp();
    const { id: userId } = await shop.userOf(cookie);
    const { session, purchaseId } = await shop.opened(cookie, 'pro');
    expect(session).toMatchObject({
      amount_total: 999,
      metadata: { userId, packageId: 'pro', credits: '120', purchaseId },
      success_url: `http://localhost:3000/account?checkout=success&purchase=${purchaseId}`,
      cancel_url: `http://localhost:3000/account?checkout=cancelled&purchase=${purchaseId}`,
    });
  });

  it('is retried with the same idempotency key when Stripe fails', async () => {
    const cookie = await shop.signUp();
    const before = shop.stripe.requested.length;
    shop.stripe.failNext(1, 503);
    expect((await shop.checkout(cookie)).statusCode).toBe(200);
    const keys = shop.stripe.requested.slice(before).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is refused with a sentence while Stripe is unreachable, and nothing is bought', async () => {
    const cookie = await shop.signUp();
    shop.stripe.failNext(3, 503);
    const response = await shop.checkout(cookie);
    expect([response.statusCode, response.json().code]).toEqual([503, 'payment_unavailable']);
    expect((await shop.usageOf(cookie)).credits).toBe(15);
  });

  it('requires a session and a known package', async () => {
    expect((await shop.checkout('')).statusCode).toBe(401);
    expect((await shop.checkout(await shop.signUp(), 'gold')).statusCode).toBe(400);
  });
});

describe('a paid session', () => {
  it('is booked once for 50 simultaneous webhooks, and makes the account paid', async () => {
    const cookie = await shop.signUp();
    const { id } = await shop.opened(cookie);
    const session = shop.stripe.pay(id);
    const types = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];
    const notices = Array.from({ length: 50 }, (_, i) => shop.emit(types[i % 2] ?? '', session));
    const statuses = (await Promise.all(notices)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await shop.usageOf(cookie)).toMatchObject({ credits: 65, accountStatus: 'paid', pageLimit: -1 });
    expect((await shop.ledgerOf(cookie)).map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
      ['purchase', 50, 'Starter package'],
      ['grant', 15, 'Welcome: 3 free scans'],
    ]);
  });

  it('has its receipt in the ledger', async () => {
    const cookie = await shop.signUp();
    const { id } = await shop.opened(cookie);
    await shop.emit('checkout.session.completed', shop.stripe.pay(id));
    expect((await shop.ledgerOf(cookie)).map(({ receiptUrl }) => receiptUrl)).toEqual([
      `https://receipts.stripe.test/${id}`,
      undefined,
    ]);
  });

  it('is booked when the browser returns after the webhook', async () => {
    const cookie = await shop.signUp();
    const { id, purchaseId } = await shop.opened(cookie);
    await shop.emit('checkout.session.completed', shop.stripe.pay(id));
    const response = await shop.purchaseOf(cookie, purchaseId);
    expect(response.json()).toEqual({ id: purchaseId, packageName: 'Starter', credits: 50, state: 'paid' });
  });

  it('is booked when the browser returns first; the webhook an hour later adds nothing', async () => {
    const cookie = await shop.signUp();
    const { id, purchaseId } = await shop.opened(cookie);
    const session = shop.stripe.pay(id);
    expect((await shop.purchaseOf(cookie, purchaseId)).json().state).toBe('paid');
    expect((await shop.usageOf(cookie)).credits).toBe(65);
    shop.clock.now = new Date(Date.now() + 3600_000);
    expect((await shop.emit('checkout.session.completed', session)).statusCode).toBe(200);
    shop.clock.now = new Date();
    expect((await shop.usageOf(cookie)).credits).toBe(65);
  });

  it('adds up when two tabs both pay, and counts once when one is abandoned', async () => {
    const cookie = await shop.signUp();
    const [first, second, third] = await Promise.all([
      shop.opened(cookie, 'starter'),
      shop.opened(cookie, 'pro'),
      shop.opened(cookie, 'business'),
    ]);
    await Promise.all([
      shop.emit('checkout.session.completed', shop.stripe.pay(first.id)),
      shop.emit('checkout.session.completed', shop.stripe.pay(second.id)),
    ]);
    third.session.status = 'expired';
    await shop.emit('checkout.session.expired', third.session);
    expect((await shop.usageOf(cookie)).credits).toBe(15 + 50 + 120);
    expect((await shop.purchaseOf(cookie, third.purchaseId)).json().state).toBe('expired');
  });

  it('waits for banks that take days', async () => {
    const cookie = await shop.signUp();
    const { id, purchaseId } = await shop.opened(cookie);
    await shop.emit('checkout.session.completed', shop.stripe.pay(id, 'later'));
    expect((await shop.usageOf(cookie)).credits).toBe(15);
    expect((await shop.purchaseOf(cookie, purchaseId)).json().state).toBe('processing');
    await shop.emit('checkout.session.async_payment_succeeded', shop.stripe.pay(id));
    expect((await shop.usageOf(cookie)).credits).toBe(65);
  });

  it('books nothing when the bank declines', async () => {
    const cookie = await shop.signUp();
    const { id, purchaseId } = await shop.opened(cookie);
    await shop.emit('checkout.session.completed', shop.stripe.pay(id, 'later'));
    await shop.emit('checkout.session.async_payment_failed', shop.stripe.pay(id, 'refused'));
    expect((await shop.purchaseOf(cookie, purchaseId)).json().state).toBe('failed');
    expect(await shop.usageOf(cookie)).toMatchObject({ credits: 15, accountStatus: 'trial' });
  });

  it('cancelled by going back stays open and costs nothing', async () => {
    const cookie = await shop.signUp();
    const { purchaseId } = await shop.opened(cookie);
    expect((await shop.purchaseOf(cookie, purchaseId)).json().state).toBe('open');
    expect((await shop.usageOf(cookie)).credits).toBe(15);
  });

  it('is hidden from other users', async () => {
    const { purchaseId } = await shop.opened(await shop.signUp());
    expect((await shop.purchaseOf(await shop.signUp(), purchaseId)).statusCode).toBe(404);
    expect((await shop.purchaseOf(await shop.signUp(), 'nonsense')).statusCode).toBe(404);
  });

  it('is synced by a later webhook when Stripe is unreachable', async () => {
    const cookie = await shop.signUp();
    const { id } = await shop.opened(cookie);
    const session = shop.stripe.pay(id);
    shop.stripe.failNext(3, 500);
    expect((await shop.emit('checkout.session.completed', session)).statusCode).toBe(503);
    expect((await shop.usageOf(cookie)).credits).toBe(15);
    expect((await shop.emit('checkout.session.completed', session)).statusCode).toBe(200);
    expect((await shop.usageOf(cookie)).credits).toBe(65);
  });

  it('of a deleted account does no harm', async () => {
    const cookie = await shop.signUp();
    const { id } = await shop.opened(cookie);
    const { id: userId } = await shop.userOf(cookie);
    await shop.db.deleteFrom('users').where('id', '=', userId).execute();
    expect((await shop.emit('checkout.session.completed', shop.stripe.pay(id))).statusCode).toBe(200);
  });
});
