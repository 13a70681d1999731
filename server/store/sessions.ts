/** Repository of sessions, by the hash of the cookie's token. */
import type { Database, Tx } from './database.ts';
import { hashSecret, newSecret } from './secret-token.ts';

export interface Session {
  readonly userId: string;
  readonly oidcIdToken: string | null;
  readonly signedInAt: Date;
}

export interface NewSession {
  readonly userId: string;
  readonly oidcIdToken: string | null;
  readonly signedInAt: Date;
  readonly expiresAt: Date;
}

/** Returns the token for the cookie. */
export async function createSession(db: Database | Tx, session: NewSession): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      user_id: session.userId,
      oidc_id_token: session.oidcIdToken,
      created_at: session.signedInAt,
      expires_at: session.expiresAt,
    })
    .execute();
  return token;
}

export async function findSession(db: Database | Tx, token: string, now: Date): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['user_id', 'oidc_id_token', 'created_at'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { userId: row.user_id, oidcIdToken: row.oidc_id_token, signedInAt: row.created_at };
}

export async function endSession(db: Database | Tx, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashSecret(token)).execute();
}

/** Ends all sessions of a user, except the one of the given token. */
export async function endSessionsOf(db: Database | Tx, userId: string, exceptToken?: string): Promise<void> {
  const query = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (exceptToken === undefined
    ? query
    : query.where('token_hash', '!=', hashSecret(exceptToken))
  ).execute();
}
