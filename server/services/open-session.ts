/** Opens a session for a user who has just proved who they are; the one held before ends. */
import { createSession, endSession } from '../store/sessions.ts';
import type { Deps } from './deps.ts';

export const sessionLifeMs = 30 * 24 * 3600_000;

export interface OpenSession {
  readonly userId: string;
  readonly oidcIdToken?: string;
  /** The token the browser held when it asked. */
  readonly previousToken: string | null;
}

/** The token for the cookie: always a new one, so that a token planted before sign-in is worth nothing. */
export async function openSession({ db, now }: Deps, session: OpenSession): Promise<string> {
  if (session.previousToken !== null) await endSession(db, session.previousToken);
  return createSession(db, {
    userId: session.userId,
    oidcIdToken: session.oidcIdToken ?? null,
    expiresAt: new Date(now().getTime() + sessionLifeMs),
  });
}
