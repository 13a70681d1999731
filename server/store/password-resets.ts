/** Repository of mailed links that set a new password or confirm an e-mail address. */
import type { Database, Tx } from './database.ts';
import { hashSecret, newSecret } from './secret-token.ts';

export interface NewLink {
  readonly userId: string;
  readonly expiresAt: Date;
  readonly purpose: 'password' | 'confirm';
}

/** Returns the token for the link; earlier ones work on, so that a stranger who requests more takes none away. */
export async function createMailedLink(
  db: Database | Tx,
  { userId, expiresAt, purpose }: NewLink,
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashSecret(token), user_id: userId, expires_at: expiresAt, purpose })
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
    .where('purpose', '=', 'password')
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (row === undefined) return null;
  await db.deleteFrom('password_resets').where('user_id', '=', row.user_id).execute();
  return row.user_id;
}

/** Deletes the links that confirm this user's address; false when the token is none of them or has expired. */
export async function consumeConfirmation(
  db: Database | Tx,
  { token, userId, now }: { readonly token: string; readonly userId: string; readonly now: Date },
): Promise<boolean> {
  const ofUser = db
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'confirm');
  const { numDeletedRows } = await ofUser
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await ofUser.execute();
  return true;
}
