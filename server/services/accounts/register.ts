/** Registers a local account with its sign-up credits and signs it in. */
import type { SignUpForm, User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { inTransaction } from '../../store/database.ts';
import { createUser } from '../../store/users.ts';
import { grantSignUpCredits } from '../billing/grant-sign-up-credits.ts';
import type { Deps } from '../deps.ts';
import { attemptLimits, limitAttempts } from './attempt-limits.ts';
import { requestConfirmation } from './confirm-email.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import { openSession, rememberDevice } from './sessions.ts';

export interface ClientContext {
  readonly address: string;
  /** The same, or the larger network that one owner of IPv6 addresses may have. */
  readonly network: string;
  readonly token: string | null;
  /** The token of a known device that the browser sent, valid or not. */
  readonly device: string | null;
}

export interface SignedIn {
  readonly user: User;
  readonly token: string;
  /** For the cookie that makes this browser known to the account. */
  readonly device: string;
}

export async function register(deps: Deps, form: SignUpForm, client: ClientContext): Promise<SignedIn> {
  if (deps.identity !== null) throw refuse('local_accounts_off');
  await limitAttempts(deps, `register:address:${client.address}`, attemptLimits.register);
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
  const { id } = outcome.user;
  await requestConfirmation(deps, outcome.user);
  const device = await rememberDevice(deps, id, client.device);
  const token = await openSession(deps, { userId: id, previousToken: client.token });
  return { user: outcome.user, token, device };
}
