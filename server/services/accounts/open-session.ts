/** Opens a session for an authenticated user; the previous one ends. */
import { createSession, endSession } from '../../store/sessions.ts';
import type { Deps } from '../deps.ts';

export const sessionLifeMs = 30 * 24 * 3600_000;

export interface OpenSession {
  readonly userId: string;
  readonly oidcIdToken?: string;
  /** The session token the browser sent. */
  readonly previousToken: string | null;
}

/** The cookie's token: always a new one, against session fixation. */
export async function openSession({ db, now }: Deps, session: OpenSession): Promise<string> {
  if (session.previousToken !== null) await endSession(db, session.previousToken);
  return createSession(db, {
    userId: session.userId,
    oidcIdToken: session.oidcIdToken ?? null,
    expiresAt: new Date(now().getTime() + sessionLifeMs),
  });
}
