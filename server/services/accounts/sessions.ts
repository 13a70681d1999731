/** Opens a session, finds its user, and ends it here and at the identity provider. */

import type { User } from '@pagewright/contract/entities/user';
import { addKnownDevice, isKnownDevice } from '../../store/known-devices.ts';
import { createSession, endSession, findSession } from '../../store/sessions.ts';
import { findUser } from '../../store/users.ts';
import type { Deps } from '../deps.ts';

export const deviceLifeMs = 180 * 24 * 3600_000;

/** Whether the cookie's token belongs to a browser of this account. */
export async function recognizes(
  { db, now }: Deps,
  userId: string | undefined,
  token: string | null,
): Promise<boolean> {
  return userId !== undefined && token !== null && isKnownDevice(db, { token, userId, now: now() });
}

/** The token for the cookie: the one the browser has, or a new one. */
export async function rememberDevice(deps: Deps, userId: string, token: string | null): Promise<string> {
  if (token !== null && (await recognizes(deps, userId, token))) return token;
  return addKnownDevice(deps.db, userId, new Date(deps.now().getTime() + deviceLifeMs));
}

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
  const signedInAt = now();
  return createSession(db, {
    userId: session.userId,
    oidcIdToken: session.oidcIdToken ?? null,
    signedInAt,
    expiresAt: new Date(signedInAt.getTime() + sessionLifeMs),
  });
}

/** Finds the user of a request by its session token. */
export async function currentUser({ db, now }: Deps, token: string | null): Promise<User | null> {
  if (token === null) return null;
  const session = await findSession(db, token, now());
  return session === null ? null : findUser(db, session.userId);
}

/** Where to redirect: the provider's sign-out page if it has one, else the landing page. */
export async function signOut({ db, now, identity, log }: Deps, token: string | null): Promise<string> {
  if (token === null) return '/';
  const session = await findSession(db, token, now());
  await endSession(db, token);
  if (identity === null || session?.oidcIdToken == null) return '/';
  try {
    return (await identity.endSessionUrl(session.oidcIdToken)) ?? '/';
  } catch (error) {
    log.warn(
      { event: 'oidc.unreachable', error: String(error) },
      'the sign-out URL of the identity provider could not be read',
    );
    return '/';
  }
}
