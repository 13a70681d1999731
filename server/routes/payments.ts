/** Doors to the packages on sale, the balance, the ledger and buying. */
import * as payments from '@pagewright/contract/endpoints/payments';
import type { User } from '@pagewright/contract/entities/user';
import { type Input, type Route, route } from '../http/mount.ts';
import { sendTestCheckout } from '../http/test-checkout-page.ts';
import { readAccountCredits, readAccountLedger } from '../services/account-usage.ts';
import { afterCheckout, createCheckout } from '../services/create-checkout.ts';
import type { Deps } from '../services/deps.ts';
import { listPackages, priceWords } from '../services/list-packages.ts';
import { readPurchase } from '../services/read-purchase.ts';
import { receivePaymentNotice } from '../services/receive-payment-notice.ts';
import { endTestCheckout, readTestCheckout } from '../services/test-checkout.ts';

export const paymentRoutes = (deps: Deps): Route[] => [
  route(payments.readPackages, () => listPackages()),
  route(payments.readCredits, ({ user }) => readAccountCredits(deps, user)),
  route(payments.readLedger, ({ user }) => readAccountLedger(deps, user)),
  route(payments.createCheckoutSession, ({ user, body, request }) =>
    createCheckout(deps, user, {
      packageId: body.packageType,
      // Where there is an Origin it was checked to be one of ours.
      siteUrl: request.headers.origin ?? deps.publicUrl,
    }),
  ),
  route(payments.readPurchase, ({ user, params }) => readPurchase(deps, user, params.id)),
];

/** The body is left as it came: the signature is over its bytes. */
export const noticeRoutes = (deps: Deps): Route[] => [
  route(payments.receivePaymentNotice, async ({ request }) => {
    const signature = request.headers['stripe-signature'];
    await receivePaymentNotice(deps, {
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      signature: typeof signature === 'string' ? signature : '',
    });
    return { received: true as const };
  }),
];

type TestVisit = Pick<Input<typeof payments.showTestCheckout>, 'user' | 'params' | 'reply'>;

/** Pages, not calls: who is not signed in is led to the gate instead of being told in JSON. */
const forUser =
  (answer: (visit: TestVisit, user: User) => Promise<TestVisit['reply']>) =>
  (visit: TestVisit): Promise<TestVisit['reply']> | TestVisit['reply'] =>
    visit.user === null ? visit.reply.redirect('/account', 303) : answer(visit, visit.user);

export function testCheckoutRoutes(deps: Deps): Route[] {
  const endWith = (end: 'paid' | 'cancelled') =>
    forUser(async ({ params, reply }, user) => {
      const { state } = await endTestCheckout(deps, user, { id: params.id, end });
      if (state === 'expired')
        return reply.redirect(payments.showTestCheckout.path.replace(':id', params.id), 303);
      return reply.redirect(afterCheckout(state === 'paid' ? 'success' : 'cancelled', params.id), 303);
    });
  return [
    route(
      payments.showTestCheckout,
      forUser(async ({ params, reply }, user) => {
        const purchase = await readTestCheckout(deps, user, params.id);
        return sendTestCheckout(reply, {
          ...purchase,
          url: payments.showTestCheckout.path.replace(':id', purchase.id),
          price: priceWords(purchase.priceCents),
          email: user.email,
        });
      }),
    ),
    route(payments.payTestCheckout, endWith('paid')),
    route(payments.cancelTestCheckout, endWith('cancelled')),
  ];
}
