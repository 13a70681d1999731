/** Repository of pending OpenID Connect sign-ins: the expected values, valid for ten minutes and used once. */
import type { Database } from './database.ts';
import { hashSecret, newSecret } from './secret-token.ts';

export interface PendingLogin {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly returnTo: string;
}

/** Returns the key for the browser's cookie. */
export async function saveLogin(db: Database, login: PendingLogin, expiresAt: Date): Promise<string> {
  const key = newSecret();
  await db
    .insertInto('oidc_logins')
    .values({
      key_hash: hashSecret(key),
      state: login.state,
      nonce: login.nonce,
      code_verifier: login.codeVerifier,
      return_to: login.returnTo,
      expires_at: expiresAt,
    })
    .execute();
  return key;
}

export async function consumeLogin(db: Database, key: string, now: Date): Promise<PendingLogin | null> {
  const row = await db
    .deleteFrom('oidc_logins')
    .where('key_hash', '=', hashSecret(key))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  return { state: row.state, nonce: row.nonce, codeVerifier: row.code_verifier, returnTo: row.return_to };
}
