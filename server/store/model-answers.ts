/** Repository of cached model answers, by the hash of the prompt. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** An answer that is still used stays. */
const lifeDays = 30;

export async function readModelAnswer(db: Database, key: string): Promise<string | null> {
  const { rows } = await sql<{ answer: string }>`
    update model_answers set used_on = current_date where key = ${key} returning answer`.execute(db);
  return rows[0]?.answer ?? null;
}

export async function saveModelAnswer(db: Database, key: string, answer: string): Promise<void> {
  await sql`
    insert into model_answers (key, answer) values (${key}, ${answer})
    on conflict (key) do update set answer = excluded.answer, used_on = current_date`.execute(db);
}

export async function purgeModelAnswers(db: Database): Promise<void> {
  await sql`delete from model_answers where used_on < current_date - ${lifeDays}::integer`.execute(db);
}
