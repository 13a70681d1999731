/** Ends the session here, and returns where to end it at the identity provider. */
import { endSession, findSession } from '../../store/sessions.ts';
import type { Deps } from '../deps.ts';

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
