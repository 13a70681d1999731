/** Routes of packages, balance, ledger and purchases. */
import * as payments from '@pagewright/contract/endpoints/payments';
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../errors/refusal.ts';
import { isFromThisMachine } from '../http/host-check.ts';
import { type Input, type RequestContext, type Route, route } from '../http/mount.ts';
import { sendTestCheckout } from '../http/test-checkout-page.ts';
import { readAccountCredits, readAccountLedger } from '../services/accounts/settings.ts';
import { afterCheckout, createCheckout } from '../services/billing/create-checkout.ts';
import { listPackages, priceWords, readPurchase } from '../services/billing/purchases.ts';
import { receivePaymentWebhook } from '../services/billing/sync-payment.ts';
import { endTestCheckout, readTestCheckout } from '../services/billing/test-checkout.ts';
import type { Deps } from '../services/deps.ts';

/** Credits without money are for a browser on this machine, unless the operator switched them on for others. */
const testCheckoutCheck =
  (deps: Deps, isForOthers: boolean) =>
  ({ request }: Pick<RequestContext, 'request'>): void => {
    if (deps.payments === null && !isForOthers && !isFromThisMachine(request))
      throw refuse('test_checkout_local');
  };

export const paymentRoutes = (deps: Deps, isTestCheckoutForOthers: boolean): Route[] => [
  route(payments.readPackages, () => listPackages()),
  route(payments.readCredits, ({ user }) => readAccountCredits(deps, user)),
  route(payments.readLedger, ({ user }) => readAccountLedger(deps, user)),
  route(payments.createCheckoutSession, (input) => {
    testCheckoutCheck(deps, isTestCheckoutForOthers)(input);
    return createCheckout(deps, input.user, {
      packageId: input.body.packageType,
      // An Origin header, where present, was checked to be one of ours.
      siteUrl: input.request.headers.origin ?? deps.publicUrl,
    });
  }),
  route(payments.readPurchase, ({ user, params }) => readPurchase(deps, user, params.id)),
];

/** The raw body: the signature covers its bytes. */
export const webhookRoutes = (deps: Deps): Route[] => [
  route(payments.receivePaymentNotice, async ({ request }) => {
    const signature = request.headers['stripe-signature'];
    await receivePaymentWebhook(deps, {
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      signature: typeof signature === 'string' ? signature : '',
    });
    return { received: true as const };
  }),
];

type TestCheckoutRequest = Pick<
  Input<typeof payments.showTestCheckout>,
  'user' | 'params' | 'reply' | 'request'
>;

/** HTML pages: a visitor without a session is redirected to the sign-in gate instead of getting JSON. */
const forUser =
  (check: (context: TestCheckoutRequest) => void) =>
  (answer: (context: TestCheckoutRequest, user: User) => Promise<TestCheckoutRequest['reply']>) =>
  (context: TestCheckoutRequest): Promise<TestCheckoutRequest['reply']> | TestCheckoutRequest['reply'] => {
    check(context);
    return context.user === null ? context.reply.redirect('/account', 303) : answer(context, context.user);
  };

export function testCheckoutRoutes(deps: Deps, isForOthers: boolean): Route[] {
  const forBuyer = forUser(testCheckoutCheck(deps, isForOthers));
  const endWith = (end: 'paid' | 'cancelled') =>
    forBuyer(async ({ params, reply }, user) => {
      const { state } = await endTestCheckout(deps, user, { id: params.id, end });
      if (state === 'expired')
        return reply.redirect(payments.showTestCheckout.path.replace(':id', params.id), 303);
      return reply.redirect(afterCheckout(state === 'paid' ? 'success' : 'cancelled', params.id), 303);
    });
  return [
    route(
      payments.showTestCheckout,
      forBuyer(async ({ params, reply }, user) => {
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
