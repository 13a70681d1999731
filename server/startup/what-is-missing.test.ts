/** The readiness probe names what cannot be reached: the database first, then the queue that is in it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { whatIsMissing } from './reach-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const lost = (): Promise<never> => Promise.reject(new Error('connection refused'));
const queue = { countWaiting: async () => 0 };

it('nothing is missing when both are reachable', async () => {
  expect(await whatIsMissing(database.pool, queue)).toBeNull();
});

it('the database is, whatever the queue says', async () => {
  expect(await whatIsMissing({ query: lost }, queue)).toBe('The database is not reachable.');
  expect(await whatIsMissing({ query: lost }, { countWaiting: lost })).toBe('The database is not reachable.');
});

it('the queue is, when only the database is reachable', async () => {
  expect(await whatIsMissing(database.pool, { countWaiting: lost })).toBe('The queue is not reachable.');
});
