/** Ends the session here, and tells where to end it at the identity provider. */
import { endSession, findSession } from '../store/sessions.ts';
import type { Deps } from './deps.ts';

/** The address to lead to: the provider's where it offers sign-out, else the landing page. */
export async function signOut({ db, now, identity, log }: Deps, token: string | null): Promise<string> {
  if (token === null) return '/';
  const session = await findSession(db, token, now());
  await endSession(db, token);
  if (identity === null || session?.oidcIdToken == null) return '/';
  try {
    return (await identity.endSessionUrl(session.oidcIdToken)) ?? '/';
  } catch (error) {
    log.warn({ error: String(error) }, 'the identity provider could not be asked for its sign-out address');
    return '/';
  }
}
