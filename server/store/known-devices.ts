/** Repository of browsers in which an account was signed in to before, by the hash of their cookie's token. */
import type { Database, Tx } from './database.ts';
import { hashSecret, newSecret } from './secret-token.ts';

/** Returns the token for the cookie. */
export async function addKnownDevice(db: Database | Tx, userId: string, expiresAt: Date): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('known_devices')
    .values({ token_hash: hashSecret(token), user_id: userId, expires_at: expiresAt })
    .execute();
  return token;
}

/** Whether the token was given to a browser of this account. */
export async function isKnownDevice(
  db: Database | Tx,
  device: { token: string; userId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', hashSecret(device.token))
    .where('user_id', '=', device.userId)
    .where('expires_at', '>', device.now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetDevicesOf(db: Database | Tx, userId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
