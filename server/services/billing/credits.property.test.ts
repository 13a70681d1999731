/** The balance equals the sum of the ledger and is never negative, for any interleaving of operations. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, findUnbalancedAccounts, readBalance, readLedger } from '../../store/ledger.ts';
import { createUser } from '../../store/users.ts';
import { addStripePurchase } from '../../testing/stripe-purchase.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { PaymentState } from '../deps.ts';
import { collectAllDebts } from './collect-debt.ts';
import { grantSignUpCredits } from './grant-sign-up-credits.ts';
import { syncPayment } from './sync-payment.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const event = fc.oneof(
  fc.record({ kind: fc.constantFrom('hold', 'charge'), amount: fc.constantFrom(1, 5, 15, 50, 65) }),
  fc.record({ kind: fc.constant('release'), which: fc.nat(5) }),
  fc.record({ kind: fc.constant('buy'), which: fc.nat(2), cents: fc.constant(0) }),
  fc.record({ kind: fc.constant('lose'), which: fc.nat(2), cents: fc.constantFrom(0, 100, 499) }),
  fc.record({ kind: fc.constant('settle') }),
);
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

/** An account with three packages to buy, and a payment provider controlled by the test. */
async function account() {
  const made = await createUser(server.db, {
    email: null,
    passwordHash: null,
    oidc: null,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
  });
  if (made.kind !== 'created') throw new Error('no account');
  const userId = made.user.id;
  await grantSignUpCredits(server.db, userId);
  const payments = new Map<string, PaymentState>();
  for (let i = 0; i < 3; i += 1) {
    const payment = await addStripePurchase(server.db, userId);
    payments.set(payment.sessionId, payment);
  }
  return { userId, payments, holds: new Map<number, number>() };
}

type Person = Awaited<ReturnType<typeof account>>;

async function spend({ userId, holds }: Person, kind: 'hold' | 'charge', amount: number): Promise<void> {
  const key = `${kind}:${randomUUID()}`;
  const outcome = await book(server.db, { userId, kind, amount: -amount, reason: kind, idempotencyKey: key });
  if (kind === 'hold' && outcome.kind === 'booked') holds.set(holds.size, amount);
}

/** A release may be repeated. */
async function release({ userId, holds }: Person, which: number): Promise<void> {
  const amount = holds.get(which);
  if (amount === undefined) return;
  const idempotencyKey = `release:${userId}:${which}`;
  await book(server.db, { userId, kind: 'refund', amount, reason: 'release', idempotencyKey });
}

async function pay({ payments }: Person, which: number, lostCents: number): Promise<void> {
  const [sessionId, payment] = [...payments][which] ?? [];
  if (sessionId === undefined || payment === undefined) return;
  payments.set(sessionId, { ...payment, status: 'paid', lostCents });
  const provider = {
    read: async (id: string) => payments.get(id) ?? null,
    open: () => Promise.reject(new Error('not used in this test')),
    verifyWebhook: () => Promise.reject(new Error('not used in this test')),
  };
  await syncPayment(server.deps, provider, sessionId);
}

function happen(person: Person, each: Event): Promise<void> {
  if ('amount' in each) return spend(person, each.kind === 'hold' ? 'hold' : 'charge', each.amount);
  if ('cents' in each) return pay(person, each.which, each.cents);
  if ('which' in each) return release(person, each.which);
  return collectAllDebts(server.db);
}

async function check({ userId }: Person): Promise<void> {
  expect(await findUnbalancedAccounts(server.db)).toEqual([]);
  expect(await readBalance(server.db, userId)).toBeGreaterThanOrEqual(0);
  const entries = await readLedger(server.db, userId);
  const bought = entries
    .filter(({ kind }) => kind === 'purchase')
    .reduce((sum, { amount }) => sum + amount, 0);
  const purchases = await server.db
    .selectFrom('purchases')
    .select(['credits', 'taken_back'])
    .where('user_id', '=', userId)
    .where('state', '=', 'paid')
    .execute();
  const stored = purchases.reduce((sum, { credits, taken_back }) => sum + credits - taken_back, 0);
  const { owed_credits: owed } = await server.db
    .selectFrom('users')
    .select('owed_credits')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // Booked purchases equal what remains of them plus the debt.
  expect(bought).toBe(stored + owed);
}

describe('the credits of an account', () => {
  it('add up after any interleaving of hold, charge, refund, purchase and reversal', async () => {
    const rounds = fc.array(fc.array(event, { minLength: 1, maxLength: 4 }), {
      minLength: 4,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(rounds, async (batches) => {
        const person = await account();
        for (const batch of batches) {
          await Promise.all(batch.map((each) => happen(person, each)));
          await check(person);
        }
      }),
      { numRuns: 60 },
    );
  });
});
