/** The ledger under concurrency: append-only, never negative, always the sum of its entries. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { book, findUnbalancedAccounts, readBalance, readLedger } from './ledger.ts';
import { createUser } from './users.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function account(credits: number): Promise<string> {
  const made = await createUser(database.db, {
    email: null,
    passwordHash: null,
    oidc: null,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
  });
  if (made.kind !== 'created') throw new Error('no account');
  await book(database.db, {
    userId: made.user.id,
    kind: 'grant',
    amount: credits,
    reason: 'test',
    idempotencyKey: `grant:${made.user.id}`,
  });
  return made.user.id;
}

/** Spends one credit repeatedly from a separate process, once signalled. */
function spender(userId: string, times: number) {
  const script = path.join(import.meta.dirname, '..', 'testing', 'spend.ts');
  const args = [script, JSON.stringify(database.connection), userId, String(times)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  return { child, lines: createInterface({ input: child.stdout }) };
}

describe('the ledger', () => {
  it('lets exactly as many of 1,000 concurrent spends through as there are credits', async () => {
    const userId = await account(10);
    const outcomes = await Promise.all(
      Array.from({ length: 1000 }, (_, i) =>
        book(database.db, {
          userId,
          kind: 'charge',
          amount: -1,
          reason: 'spend',
          idempotencyKey: `${userId}:${i}`,
        }),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'booked')).toHaveLength(10);
    expect(outcomes.filter(({ kind }) => kind === 'short')).toHaveLength(990);
    expect(await readBalance(database.db, userId)).toBe(0);
    expect(await findUnbalancedAccounts(database.db)).toEqual([]);
  });

  it('does so for two processes with a pool each', async () => {
    const userId = await account(10);
    const processes = [spender(userId, 500), spender(userId, 500)];
    const lines = processes.map((each) => each.lines[Symbol.asyncIterator]());
    for (const line of lines) expect((await line.next()).value).toBe('ready');
    for (const { child } of processes) child.stdin?.write('go\n');
    const booked = await Promise.all(lines.map(async (line) => String((await line.next()).value)));
    const counts = booked.map((text) => Number(/^booked (\d+)$/.exec(text)?.[1]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(await readBalance(database.db, userId)).toBe(0);
    expect(await findUnbalancedAccounts(database.db)).toEqual([]);
  });

  it('books the same event once, however often it is repeated', async () => {
    const userId = await account(1);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        book(database.db, {
          userId,
          kind: 'purchase',
          amount: 50,
          reason: 'Starter',
          idempotencyKey: `buy:${userId}`,
        }),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
    expect(await readBalance(database.db, userId)).toBe(51);
    expect(
      (await readLedger(database.db, userId)).map(({ kind, amount, balanceAfter }) => [
        kind,
        amount,
        balanceAfter,
      ]),
    ).toEqual([
      ['purchase', 50, 51],
      ['grant', 1, 1],
    ]);
  });

  it('is part of the caller’s transaction', async () => {
    const userId = await account(5);
    const work = database.db.transaction().execute(async (tx) => {
      await book(tx, { userId, kind: 'hold', amount: -5, reason: 'scan', idempotencyKey: `hold:${userId}` });
      throw new Error('the rest failed');
    });
    await expect(work).rejects.toThrow('the rest failed');
    expect(await readBalance(database.db, userId)).toBe(5);
  });

  it('is immutable, but deleted with its account', async () => {
    const userId = await account(5);
    await expect(
      database.db.updateTable('ledger').set({ amount: 500 }).where('user_id', '=', userId).execute(),
    ).rejects.toThrow('append-only');
    await expect(database.db.deleteFrom('ledger').where('user_id', '=', userId).execute()).rejects.toThrow(
      'append-only',
    );
    await database.db.deleteFrom('users').where('id', '=', userId).execute();
    expect(await readLedger(database.db, userId)).toEqual([]);
  });

  it('cannot fall below zero even if the code were wrong', async () => {
    const userId = await account(5);
    await expect(
      database.db.updateTable('users').set({ credits: -1 }).where('id', '=', userId).execute(),
    ).rejects.toThrow('credits');
  });
});
