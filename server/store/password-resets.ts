/** Repository of password reset links: one use, one hour. */
import type { Database, Tx } from './database.ts';
import { hashSecret, newSecret } from './secret-token.ts';

/** Returns the token for the link; earlier ones work on, so that a stranger who requests more takes none away. */
export async function createPasswordReset(
  db: Database | Tx,
  userId: string,
  expiresAt: Date,
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashSecret(token), user_id: userId, expires_at: expiresAt })
    .execute();
  return token;
}

/** Deletes all links of the user and returns the user; null when the link was used or has expired. */
export async function consumePasswordReset(
  db: Database | Tx,
  token: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (row === undefined) return null;
  await db.deleteFrom('password_resets').where('user_id', '=', row.user_id).execute();
  return row.user_id;
}
