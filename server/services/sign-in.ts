/** Signs in with e-mail and password; a wrong password and an unknown address look and cost the same. */
import type { SignInForm } from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import { findLocalUser } from '../store/users.ts';
import { attemptLimits, countTry, refuseIfUsedUp } from './attempts.ts';
import type { Deps } from './deps.ts';
import { openSession } from './open-session.ts';
import { isPassword } from './passwords.ts';
import type { SignedIn, Visitor } from './register.ts';

export async function signIn(deps: Deps, form: SignInForm, visitor: Visitor): Promise<SignedIn> {
  if (deps.identity !== null) throw refuse('local_accounts_off');
  const keys = [`password:account:${form.email.toLowerCase()}`, `password:address:${visitor.address}`];
  await refuseIfUsedUp(deps, keys, attemptLimits.wrongPassword);
  const found = await findLocalUser(deps.db, form.email);
  if (!(await isPassword(found?.passwordHash ?? null, form.password)) || found === null) {
    await countTry(deps, keys);
    throw refuse('wrong_credentials');
  }
  const token = await openSession(deps, { userId: found.user.id, previousToken: visitor.token });
  return { user: found.user, token };
}
