/** Answers of models: kept once, found again, and let go when nobody uses them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { keepModelAnswer, readModelAnswer, sweepModelAnswers } from './model-answers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const key = (letter: string): string => letter.repeat(64);

describe('answers of models', () => {
  it('are found by the hash of their question, the newest one', async () => {
    const { db } = database;
    expect(await readModelAnswer(db, key('a'))).toBeNull();
    await keepModelAnswer(db, key('a'), '{"title":"old"}');
    await keepModelAnswer(db, key('a'), '{"title":"new"}');
    expect(await readModelAnswer(db, key('a'))).toBe('{"title":"new"}');
    expect(await readModelAnswer(db, key('b'))).toBeNull();
  });

  it('go when they were not used for a month, and stay when they were', async () => {
    const { db } = database;
    for (const letter of ['c', 'd']) await keepModelAnswer(db, key(letter), '{}');
    await sql`update model_answers set used_on = current_date - 40`.execute(db);
    await readModelAnswer(db, key('c'));
    await sweepModelAnswers(db);
    expect(await readModelAnswer(db, key('c'))).toBe('{}');
    expect(await readModelAnswer(db, key('d'))).toBeNull();
  });
});
