/** Notices of Stripe: only signed and fresh ones are taken, and even those are only a reason to ask. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedNotice, signNotice } from '../testing/fake-stripe.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestPayments, type TestPayments, webhookSecret } from '../testing/test-payments.ts';

let shop: TestPayments;
beforeAll(async () => {
  shop = await createTestPayments();
});
afterAll(() => shop.close());

describe('a notice', () => {
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
    const before = shop.stripe.asked.length;
    const answer = await shop.deliver(forge(shop.stripe.pay(id)));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'signature_invalid']);
    expect(shop.stripe.asked).toHaveLength(before);
    expect((await shop.usageOf(cookie)).credits).toBe(15);
    const row = await shop.db
      .selectFrom('purchases')
      .select('state')
      .where('session_id', '=', id)
      .executeTakeFirst();
    expect(row?.state).toBe('open');
  });

  it('about other things is taken and changes nothing', async () => {
    expect((await shop.tell('customer.created', { id: 'cus_1', object: 'customer' })).statusCode).toBe(200);
    const foreign = { id: 'cs_foreign', object: 'checkout.session', payment_status: 'paid' };
    expect((await shop.tell('checkout.session.completed', foreign)).statusCode).toBe(200);
  });

  it('believes Stripe and not the notice about what was paid', async () => {
    const cookie = await shop.signUp();
    const { session } = await shop.opened(cookie);
    await shop.tell('checkout.session.completed', { ...session, status: 'complete', payment_status: 'paid' });
    expect((await shop.usageOf(cookie)).credits).toBe(15);
  });

  it('is not taken where there is no Stripe', async () => {
    const without = await createTestApp();
    const answer = await without.app.inject({ method: 'POST', url: '/api/payments/webhook', payload: {} });
    expect(answer.statusCode).toBe(404);
    await without.close();
  });
});
