/** Links to choose a new password: one use, one hour. */
import type { Database, Tx } from './database.ts';
import { hashSecret, newSecret } from './secret-token.ts';

/** The token for the link; links asked for earlier stop working. */
export async function createPasswordReset(
  db: Database | Tx,
  userId: string,
  expiresAt: Date,
): Promise<string> {
  const token = newSecret();
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashSecret(token), user_id: userId, expires_at: expiresAt })
    .execute();
  return token;
}

/** Takes the link away and tells whose it was; null when it was used, replaced or is too old. */
export async function takePasswordReset(db: Database | Tx, token: string, now: Date): Promise<string | null> {
  const row = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}
