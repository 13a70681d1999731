/** Payments through Stripe Checkout: creates sessions, reads their state, verifies webhooks. */
import Stripe from 'stripe';
import type { CheckoutOrder, PaymentProvider, PaymentState, WebhookEvent } from '../services/deps.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Replaces Stripe's API, for tests. */
  readonly apiUrl: string | null;
}

/** An older webhook may be a replay. */
const toleranceSeconds = 300;
const timeoutMs = 15_000;
/** The SDK retries with the same idempotency key. */
const retries = 2;

function connect({ secretKey, apiUrl }: StripeOptions): Stripe {
  const base = { maxNetworkRetries: retries, timeout: timeoutMs, telemetry: false };
  if (apiUrl === null) return new Stripe(secretKey, base);
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    ...base,
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  });
}

function sessionParams(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    purchaseId: order.purchaseId,
    userId: order.userId,
    packageId: order.packageId,
    credits: String(order.credits),
  };
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.priceCents,
          product_data: { name: `Pagewright ${order.packageName}: ${order.credits} credits` },
        },
      },
    ],
    client_reference_id: order.purchaseId,
    metadata,
    payment_intent_data: { metadata },
    ...(order.email !== null && { customer_email: order.email }),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  };
}

const isObject = <T extends object>(value: string | T | null | undefined): value is T =>
  typeof value === 'object' && value !== null;

function statusOf(session: Stripe.Checkout.Session): PaymentState['status'] {
  if (session.payment_status !== 'unpaid') return 'paid';
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  const intent = isObject(session.payment_intent) ? session.payment_intent.status : null;
  return intent === 'requires_payment_method' || intent === 'canceled' ? 'failed' : 'processing';
}

/** States in which the money is withheld; inquiries and won disputes cost nothing. */
const costlyDisputes: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'lost']);

async function disputedCents(stripe: Stripe, charge: Stripe.Charge): Promise<number> {
  if (!charge.disputed) return 0;
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 100 });
  return data
    .filter(({ status }) => costlyDisputes.has(status))
    .reduce((sum, dispute) => sum + dispute.amount, 0);
}

async function readSession(stripe: Stripe, sessionId: string): Promise<PaymentState | null> {
  const session = await stripe.checkout.sessions
    .retrieve(sessionId, { expand: ['payment_intent.latest_charge'] })
    .catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null;
      throw error;
    });
  if (session === null) return null;
  const intent = isObject(session.payment_intent) ? session.payment_intent : null;
  const charge = isObject(intent?.latest_charge) ? intent.latest_charge : null;
  const disputed = charge === null ? 0 : await disputedCents(stripe, charge);
  return {
    sessionId: session.id,
    purchaseId: session.metadata?.['purchaseId'] ?? null,
    status: statusOf(session),
    receiptUrl: charge?.receipt_url ?? null,
    paidCents: charge?.amount ?? session.amount_total ?? 0,
    lostCents: (charge?.amount_refunded ?? 0) + disputed,
    isDisputed: disputed > 0,
  };
}

/** Sessions carry their own id; charges, refunds and disputes are found by their payment. */
async function sessionOf(stripe: Stripe, event: Stripe.Event): Promise<string | null> {
  const { object } = event.data;
  if (object.object === 'checkout.session') return object.id;
  if (object.object !== 'charge' && object.object !== 'refund' && object.object !== 'dispute') return null;
  const intent = object.payment_intent;
  if (intent === null || intent === undefined) return null;
  const { data } = await stripe.checkout.sessions.list({
    payment_intent: isObject(intent) ? intent.id : intent,
    limit: 1,
  });
  return data[0]?.id ?? null;
}

export function stripeCheckout(options: StripeOptions): PaymentProvider {
  const stripe = connect(options);
  return {
    async open(order) {
      const { id, url } = await stripe.checkout.sessions.create(sessionParams(order), {
        idempotencyKey: `checkout-${order.purchaseId}`,
      });
      if (url === null) throw new Error('Stripe created a session without a URL');
      return { sessionId: id, url };
    },
    read: (sessionId) => readSession(stripe, sessionId),
    async verifyWebhook(body, signature): Promise<WebhookEvent> {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature, options.webhookSecret, toleranceSeconds);
      } catch (error) {
        const because = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'not readable';
        return { kind: 'forged', because };
      }
      const sessionId = await sessionOf(stripe, event);
      return sessionId === null ? { kind: 'other' } : { kind: 'session', sessionId };
    },
  };
}
