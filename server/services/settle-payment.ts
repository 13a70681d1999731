/** Brings a purchase to what its payment is now: however often, late or out of order that is told. */
import { refuse } from '../refusal.ts';
import { lockAccount } from '../store/accounts.ts';
import { inTransaction, type Tx } from '../store/database.ts';
import { changePurchase, findPurchase, findPurchaseOfSession, type Purchase } from '../store/purchases.ts';
import type { Deps, PaymentProvider, PaymentState } from './deps.ts';
import { fulfilPurchase } from './fulfil-purchase.ts';
import { takeBackPurchase } from './take-back-purchase.ts';

/** Each round was overtaken by a change of the same purchase. */
const mostRounds = 10;

/** Asks the provider; its trouble becomes words for people. */
async function ask<T>({ log }: Deps, question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    log.warn({ error: String(error) }, 'the payment provider did not answer');
    throw refuse('payment_unavailable');
  }
}

/** The caller has locked the account. A paid purchase stays paid: only what was taken back of it changes. */
export async function applyPayment(
  tx: Tx,
  purchase: Purchase,
  payment: PaymentState & { readonly userId: string },
): Promise<void> {
  if (payment.status === 'paid') {
    if (purchase.state !== 'paid') await fulfilPurchase(tx, purchase, payment);
    const fresh = await findPurchase(tx, purchase.id);
    if (fresh !== null) await takeBackPurchase(tx, fresh, payment);
  } else if (purchase.state !== 'paid' && purchase.state !== payment.status) {
    await changePurchase(tx, purchase.id, { state: payment.status, sessionId: payment.sessionId });
  }
}

/** False when the purchase changed since the provider was asked: its answer may be older than that change. */
const applyIfCurrent = (
  { db, log }: Deps,
  { id, version, userId }: Purchase,
  payment: PaymentState,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (userId === null || (await lockAccount(tx, userId)) === null) {
      log.error({ purchase: id, session: payment.sessionId }, 'a payment for an account that is gone');
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
  const payment = await ask(deps, provider.read(sessionId));
  if (payment === null || payment.purchaseId === null) return null;
  const purchase = await findPurchase(deps.db, payment.purchaseId);
  if (purchase === null) deps.log.error({ session: sessionId }, 'a payment for a purchase that is not known');
  return purchase;
}

/** The purchase's id, or null when the session is not of this server. */
export async function settlePayment(
  deps: Deps,
  provider: PaymentProvider,
  sessionId: string,
): Promise<string | null> {
  for (let round = 0; round < mostRounds; round += 1) {
    const purchase = await findBySession(deps, provider, sessionId);
    if (purchase === null) return null;
    const payment = await ask(deps, provider.read(sessionId));
    if (payment === null || payment.purchaseId !== purchase.id) return null;
    if (await applyIfCurrent(deps, purchase, payment)) return purchase.id;
  }
  throw refuse('payment_unavailable');
}
