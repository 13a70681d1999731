/** Refunds and disputes: credits are reversed, never below zero, and the rest becomes a debt. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book } from '../../store/ledger.ts';
import { createTestPayments, type TestPayments } from '../../testing/test-payments.ts';
import { collectAllDebts } from './collect-debt.ts';

let shop: TestPayments;
beforeAll(async () => {
  shop = await createTestPayments();
});
afterAll(() => shop.close());

describe('a reversed payment', () => {
  /** An account with a paid Starter package: 65 credits. */
  async function buyer() {
    const cookie = await shop.signUp();
    const { id } = await shop.opened(cookie);
    await shop.emit('checkout.session.completed', shop.stripe.pay(id));
    const { id: userId } = await shop.userOf(cookie);
    const spend = (amount: number) =>
      book(shop.db, {
        userId,
        kind: 'charge',
        amount: -amount,
        reason: 'spent',
        idempotencyKey: `spent:${userId}:${amount}`,
      });
    return { cookie, id, userId, spend };
  }

  it('takes its credits back once, and the account stays paid', async () => {
    const { cookie, id } = await buyer();
    const charge = shop.stripe.refund(id, 499);
    await Promise.all(Array.from({ length: 20 }, () => shop.emit('charge.refunded', charge)));
    expect(await shop.usageOf(cookie)).toMatchObject({ credits: 15, accountStatus: 'paid' });
    expect((await shop.ledgerOf(cookie))[0]).toMatchObject({
      kind: 'purchase',
      amount: -50,
      reason: 'Starter package: payment refunded',
    });
  });

  it('in part takes back that part', async () => {
    const { cookie, id } = await buyer();
    await shop.emit('charge.refunded', shop.stripe.refund(id, 100));
    expect((await shop.usageOf(cookie)).credits).toBe(65 - 10);
    await shop.emit('charge.refunded', shop.stripe.refund(id, 499));
    expect((await shop.usageOf(cookie)).credits).toBe(15);
  });

  it('never takes more than the balance: the rest is a debt, shown and collected from the next purchase', async () => {
    const { cookie, id, spend } = await buyer();
    await spend(60);
    await shop.emit('charge.refunded', shop.stripe.refund(id, 499));
    expect(await shop.usageOf(cookie)).toMatchObject({ credits: 0, owedCredits: 45 });
    const next = await shop.opened(cookie, 'pro');
    await shop.emit('checkout.session.completed', shop.stripe.pay(next.id));
    const usage = await shop.usageOf(cookie);
    expect(usage.credits).toBe(120 - 45);
    expect(usage.owedCredits).toBeUndefined();
    expect((await shop.ledgerOf(cookie)).slice(0, 2).map(({ amount, reason }) => [amount, reason])).toEqual([
      [-45, 'Credits owed from a reversed payment'],
      [120, 'Pro package'],
    ]);
  });

  it('cannot be avoided by holding the credits meanwhile', async () => {
    const { cookie, id, userId, spend } = await buyer();
    await spend(65);
    await shop.emit('charge.refunded', shop.stripe.refund(id, 499));
    await book(shop.db, {
      userId,
      kind: 'refund',
      amount: 65,
      reason: 'hold released',
      idempotencyKey: `released:${userId}`,
    });
    await collectAllDebts(shop.db);
    expect((await shop.usageOf(cookie)).credits).toBe(15);
  });

  it('by a dispute takes the credits, and a won dispute returns them', async () => {
    const { cookie, id, spend } = await buyer();
    await spend(30);
    await shop.emit('charge.dispute.created', shop.stripe.dispute(id, 'needs_response'));
    expect(await shop.usageOf(cookie)).toMatchObject({ credits: 0, owedCredits: 15 });
    await shop.emit('charge.dispute.closed', shop.stripe.dispute(id, 'won'));
    expect((await shop.usageOf(cookie)).owedCredits).toBeUndefined();
    expect((await shop.usageOf(cookie)).credits).toBe(35);
    expect((await shop.ledgerOf(cookie))[0]?.reason).toBe('Starter package: the payment is valid again');
  });

  it('leaves the credits during an inquiry', async () => {
    const { cookie, id } = await buyer();
    await shop.emit('charge.dispute.created', shop.stripe.dispute(id, 'warning_needs_response'));
    expect((await shop.usageOf(cookie)).credits).toBe(65);
  });

  it('is synced even when the refund arrives before the payment', async () => {
    const cookie = await shop.signUp();
    const { id } = await shop.opened(cookie);
    const session = shop.stripe.pay(id);
    await shop.emit('charge.refunded', shop.stripe.refund(id, 499));
    await shop.emit('checkout.session.completed', session);
    expect(await shop.usageOf(cookie)).toMatchObject({ credits: 15, accountStatus: 'paid' });
  });
});
