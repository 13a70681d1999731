/** Opens a local account, with its grant of credits, and signs it in. */
import type { SignUpForm, User } from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import { inTransaction } from '../store/database.ts';
import { createUser } from '../store/users.ts';
import { attemptLimits, refuseBeyond } from './attempts.ts';
import type { Deps } from './deps.ts';
import { grantSignUpCredits } from './grant-sign-up-credits.ts';
import { openSession } from './open-session.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';

export interface Visitor {
  readonly address: string;
  readonly token: string | null;
}

export interface SignedIn {
  readonly user: User;
  readonly token: string;
}

export async function register(deps: Deps, form: SignUpForm, visitor: Visitor): Promise<SignedIn> {
  if (deps.identity !== null) throw refuse('local_accounts_off');
  await refuseBeyond(deps, `register:address:${visitor.address}`, attemptLimits.register);
  refuseCommonPassword(form.password, {
    field: 'password',
    about: [form.email, form.firstName, form.lastName],
  });
  const passwordHash = await hashPassword(form.password);
  const outcome = await inTransaction(deps.db, async (tx) => {
    const made = await createUser(tx, {
      email: form.email,
      passwordHash,
      oidc: null,
      firstName: form.firstName || null,
      lastName: form.lastName || null,
      profileImageUrl: null,
    });
    if (made.kind === 'created') await grantSignUpCredits(tx, made.user.id);
    return made;
  });
  if (outcome.kind === 'taken')
    throw refuse('email_taken', { fields: { email: refuse('email_taken').message } });
  const token = await openSession(deps, { userId: outcome.user.id, previousToken: visitor.token });
  return { user: outcome.user, token };
}
