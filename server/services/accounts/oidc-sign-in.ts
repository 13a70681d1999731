/** Signs in through the OpenID Connect provider. */

import { refuse } from '../../errors/refusal.ts';
import { inTransaction } from '../../store/database.ts';
import { consumeLogin, saveLogin } from '../../store/oidc-logins.ts';
import { createUser, findOidcUser, updateProfile } from '../../store/users.ts';
import { grantSignUpCredits } from '../billing/grant-sign-up-credits.ts';
import type { Deps, Identity } from '../deps.ts';
import { openSession } from './sessions.ts';

export const loginLifeMs = 10 * 60_000;

export interface BegunLogin {
  readonly url: string;
  /** Cookie value that finds the expected state and nonce. */
  readonly key: string;
}

export async function beginOidcLogin(deps: Deps, returnTo: string): Promise<BegunLogin> {
  if (deps.identity === null) throw refuse('sign_in_failed');
  const { url, ...expected } = await deps.identity.begin().catch((error: unknown) => {
    deps.log.error(
      { event: 'oidc.unreachable', error: String(error) },
      'the identity provider could not be reached',
    );
    throw refuse('sign_in_failed');
  });
  const key = await saveLogin(
    deps.db,
    { ...expected, returnTo },
    new Date(deps.now().getTime() + loginLifeMs),
  );
  return { url, key };
}

async function findOrCreate(deps: Deps, identity: Identity): Promise<string> {
  const profile = { ...identity, emailConfirmedAt: identity.isEmailConfirmed ? deps.now() : null };
  return inTransaction(deps.db, async (tx) => {
    const known = await findOidcUser(tx, identity.issuer, identity.subject);
    if (known !== null) {
      await updateProfile(tx, known.id, profile);
      return known.id;
    }
    const made = await createUser(tx, {
      ...profile,
      passwordHash: null,
      oidc: { issuer: identity.issuer, subject: identity.subject },
    });
    if (made.kind === 'taken') throw refuse('sign_in_failed'); // the same user, twice at the same moment
    await grantSignUpCredits(tx, made.user.id);
    return made.user.id;
  });
}

export interface FinishedLogin {
  readonly token: string;
  readonly returnTo: string;
}

export async function finishOidcLogin(
  deps: Deps,
  callback: { query: string; key: string | null; previousToken: string | null },
): Promise<FinishedLogin> {
  const pending = callback.key === null ? null : await consumeLogin(deps.db, callback.key, deps.now());
  if (deps.identity === null || pending === null) throw refuse('sign_in_failed');
  const identity = await deps.identity.finish(callback.query, pending).catch((error: unknown) => {
    deps.log.warn(
      { event: 'oidc.response_refused', error: String(error) },
      'a sign-in response of the identity provider was refused',
    );
    throw refuse('sign_in_failed');
  });
  const userId = await findOrCreate(deps, identity);
  const token = await openSession(deps, {
    userId,
    oidcIdToken: identity.idToken,
    previousToken: callback.previousToken,
  });
  return { token, returnTo: pending.returnTo };
}
