/** Repository of white labels. */
import { Branding } from '@pagewright/contract/entities/branding';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Null when the user has none. */
export async function readBranding(db: Database, userId: string): Promise<Branding | null> {
  const row = await db
    .selectFrom('brandings')
    .select(['name', 'color', 'logo'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : Branding.parse(row);
}

export async function saveBranding(db: Database, userId: string, branding: Branding): Promise<void> {
  await db
    .insertInto('brandings')
    .values({ user_id: userId, ...branding })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...branding, updated_at: sql`clock_timestamp()` }),
    )
    .execute();
}

export async function deleteBranding(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('brandings').where('user_id', '=', userId).execute();
}
