/** Syncs a purchase with the state of its payment; safe against repeated, late and reordered webhooks. */
import { refuse } from '../../errors/refusal.ts';
import { lockAccount, makePaid } from '../../store/accounts.ts';
import { inTransaction, type Tx } from '../../store/database.ts';
import { book } from '../../store/ledger.ts';
import { changePurchase, findPurchase, findPurchaseOfSession, type Purchase } from '../../store/purchases.ts';
import type { Deps, PaymentProvider, PaymentState } from '../deps.ts';
import { collectDebt } from './collect-debt.ts';
import { reversePurchase } from './reverse-purchase.ts';
import { words } from './words.ts';

interface Payment {
  readonly userId: string;
  /** Part of the idempotency key: however many webhooks mention the session, it is booked once. */
  readonly sessionId: string;
  readonly receiptUrl: string | null;
}

const reasonFor = ({ packageName, provider }: Purchase): string =>
  (provider === 'test' ? words.tested : words.bought)({ name: packageName });

/** The caller has locked the account. */
async function fulfilPurchase(tx: Tx, purchase: Purchase, payment: Payment): Promise<void> {
  const { userId, sessionId, receiptUrl } = payment;
  await changePurchase(tx, purchase.id, { state: 'paid', sessionId, receiptUrl });
  await book(tx, {
    userId,
    kind: 'purchase',
    amount: purchase.credits,
    reason: reasonFor(purchase),
    idempotencyKey: `checkout:${sessionId}`,
  });
  await makePaid(tx, userId);
  await collectDebt(tx, userId);
}

/** Each attempt was overtaken by another change of the same purchase. */
const maxAttempts = 10;

/** Turns a provider's failure into a refusal for the user. */
async function callProvider<T>({ log }: Deps, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    log.warn(
      { event: 'payment.provider_unreachable', error: String(error) },
      'the payment provider could not be reached',
    );
    throw refuse('payment_unavailable');
  }
}

/** The caller has locked the account. A paid purchase stays paid: only its reversed part changes. */
export async function applyPayment(
  tx: Tx,
  purchase: Purchase,
  payment: PaymentState & { readonly userId: string },
): Promise<void> {
  if (payment.status === 'paid') {
    if (purchase.state !== 'paid') await fulfilPurchase(tx, purchase, payment);
    const fresh = await findPurchase(tx, purchase.id);
    if (fresh !== null) await reversePurchase(tx, fresh, payment);
  } else if (purchase.state !== 'paid' && purchase.state !== payment.status) {
    await changePurchase(tx, purchase.id, { state: payment.status, sessionId: payment.sessionId });
  }
}

/** False when the purchase changed since the provider was read: the payment may be outdated. */
const applyIfCurrent = (
  { db, log }: Deps,
  { id, version, userId }: Purchase,
  payment: PaymentState,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (userId === null || (await lockAccount(tx, userId)) === null) {
      log.error(
        { event: 'payment.account_missing', purchase: id, session: payment.sessionId },
        'a payment belongs to a deleted account',
      );
      return true;
    }
    const purchase = await findPurchase(tx, id);
    if (purchase === null) return true;
    if (purchase.version !== version) return false;
    await applyPayment(tx, purchase, { ...payment, userId });
    return true;
  });

async function findBySession(
  deps: Deps,
  provider: PaymentProvider,
  sessionId: string,
): Promise<Purchase | null> {
  const known = await findPurchaseOfSession(deps.db, sessionId);
  if (known !== null) return known;
  const payment = await callProvider(deps, provider.read(sessionId));
  if (payment === null || payment.purchaseId === null) return null;
  const purchase = await findPurchase(deps.db, payment.purchaseId);
  if (purchase === null)
    deps.log.error(
      { event: 'payment.purchase_missing', session: sessionId },
      'a payment belongs to an unknown purchase',
    );
  return purchase;
}

/** The purchase's id, or null when the session belongs to another server. */
export async function syncPayment(
  deps: Deps,
  provider: PaymentProvider,
  sessionId: string,
): Promise<string | null> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const purchase = await findBySession(deps, provider, sessionId);
    if (purchase === null) return null;
    const payment = await callProvider(deps, provider.read(sessionId));
    if (payment === null || payment.purchaseId !== purchase.id) return null;
    if (await applyIfCurrent(deps, purchase, payment)) return purchase.id;
  }
  throw refuse('payment_unavailable');
}

/** Receives a webhook of the payment provider: verifies its signature, then reads the session from the provider. */
export async function receivePaymentWebhook(
  deps: Deps,
  notice: { readonly body: Buffer; readonly signature: string },
): Promise<void> {
  const { payments, log } = deps;
  if (payments === null) throw refuse('not_found');
  const opened = await payments.verifyWebhook(notice.body, notice.signature).catch((error: unknown) => {
    log.warn(
      { event: 'payment.provider_unreachable', error: String(error) },
      'the payment provider could not be reached',
    );
    throw refuse('payment_unavailable');
  });
  if (opened.kind === 'forged') {
    log.warn({ event: 'payment.webhook_refused', reason: opened.because }, 'a payment webhook was refused');
    throw refuse('signature_invalid');
  }
  if (opened.kind === 'session') await syncPayment(deps, payments, opened.sessionId);
}
