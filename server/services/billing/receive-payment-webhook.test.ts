/** Stripe webhooks: only signed and fresh ones are accepted, and only as a reason to read the session. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedNotice, signNotice } from '../../testing/fake-stripe.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestPayments, type TestPayments, webhookSecret } from '../../testing/test-payments.ts';

let shop: TestPayments;
beforeAll(async () => {
  shop = await createTestPayments();
});
afterAll(() => shop.close());

describe('a Stripe webhook', () => {
  const forgeries: [string, (session: object) => SignedNotice][] = [
    [
      'for another endpoint',
      (session) => signNotice('checkout.session.completed', session, { secret: 'whsec_other' }),
    ],
    [
      'an hour old',
      (session) =>
        signNotice('checkout.session.completed', session, {
          secret: webhookSecret,
          at: new Date(Date.now() - 3600_000),
        }),
    ],
    [
      'altered on the way',
      (session) => {
        const { body, signature } = signNotice('checkout.session.completed', session, {
          secret: webhookSecret,
        });
        return { body: body.replace('"paid"', '"paid" '), signature };
      },
    ],
    ['unsigned', (session) => ({ ...signNotice('x', session, { secret: webhookSecret }), signature: '' })],
    [
      'signed with nonsense',
      (session) => ({ ...signNotice('x', session, { secret: webhookSecret }), signature: 't=1,v1=00' }),
    ],
  ];

  it.each(forgeries)('%s is refused and nothing is written', async (_name, forge) => {
    const cookie = await shop.signUp();
    const { id } = await shop.opened(cookie);
    const before = shop.stripe.requested.length;
    const response = await shop.deliver(forge(shop.stripe.pay(id)));
    expect([response.statusCode, response.json().code]).toEqual([400, 'signature_invalid']);
    expect(shop.stripe.requested).toHaveLength(before);
    expect((await shop.usageOf(cookie)).credits).toBe(15);
    const row = await shop.db
      .selectFrom('purchases')
      .select('state')
      .where('session_id', '=', id)
      .executeTakeFirst();
    expect(row?.state).toBe('open');
  });

  it('about other events is accepted and changes nothing', async () => {
    expect((await shop.emit('customer.created', { id: 'cus_1', object: 'customer' })).statusCode).toBe(200);
    const foreign = { id: 'cs_foreign', object: 'checkout.session', payment_status: 'paid' };
    expect((await shop.emit('checkout.session.completed', foreign)).statusCode).toBe(200);
  });

  it('is not trusted about what was paid', async () => {
    const cookie = await shop.signUp();
    const { session } = await shop.opened(cookie);
    await shop.emit('checkout.session.completed', { ...session, status: 'complete', payment_status: 'paid' });
    expect((await shop.usageOf(cookie)).credits).toBe(15);
  });

  it('is refused where Stripe is not configured', async () => {
    const without = await createTestApp();
    const response = await without.app.inject({ method: 'POST', url: '/api/payments/webhook', payload: {} });
    expect(response.statusCode).toBe(404);
    await without.close();
  });
});
