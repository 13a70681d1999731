/** Cached model answers: stored once, found again, purged when unused. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { purgeModelAnswers, readModelAnswer, saveModelAnswer } from './model-answers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const key = (letter: string): string => letter.repeat(64);

describe('cached model answers', () => {
  it('are found by the hash of their prompt, the newest one', async () => {
    const { db } = database;
    expect(await readModelAnswer(db, key('a'))).toBeNull();
    await saveModelAnswer(db, key('a'), '{"title":"old"}');
    await saveModelAnswer(db, key('a'), '{"title":"new"}');
    expect(await readModelAnswer(db, key('a'))).toBe('{"title":"new"}');
    expect(await readModelAnswer(db, key('b'))).toBeNull();
  });

  it('are purged after a month without use, and stay when used', async () => {
    const { db } = database;
    for (const letter of ['c', 'd']) await saveModelAnswer(db, key(letter), '{}');
    await sql`update model_answers set used_on = current_date - 40`.execute(db);
    await readModelAnswer(db, key('c'));
    await purgeModelAnswers(db);
    expect(await readModelAnswer(db, key('c'))).toBe('{}');
    expect(await readModelAnswer(db, key('d'))).toBeNull();
  });
});
