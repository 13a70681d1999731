/** Signs in with e-mail and password; a wrong password and an unknown account respond alike and take equally long. */
import type { SignInForm } from '@pagewright/contract/entities/user';
import { type Refusal, refuse } from '../../errors/refusal.ts';
import { hashSecret } from '../../store/secret-token.ts';
import { findLocalUser } from '../../store/users.ts';
import type { Deps } from '../deps.ts';
import { attemptLimits, type CountedAttempts, countAttempts, limitAttempts } from './attempt-limits.ts';
import { isPassword } from './passwords.ts';
import type { ClientContext, SignedIn } from './register.ts';
import { openSession, recognizes, rememberDevice } from './sessions.ts';
import { words } from './words.ts';

interface Admission {
  readonly attempts: Pick<CountedAttempts, 'refund'>;
  readonly tooMany: () => Refusal;
  /** Only the right password gets in; a wrong one is refused like any attempt beyond the limit. */
  readonly isSpare: boolean;
}

/**
 * Counts an attempt by address and account before the password is checked, and throws when there are too many.
 * Beyond the limit of the account a network that has not tried it yet has one spare attempt, so that wrong passwords
 * of others do not lock the owner out.
 */
async function admit(deps: Deps, email: string, { address, network }: ClientContext): Promise<Admission> {
  const { wrongPassword, wrongPasswordByNetwork, sparePassword } = attemptLimits;
  const attempts = countAttempts(deps);
  // Strangers can use up the attempts of an account, but not its owner's mailbox.
  const tooMany = (): Refusal =>
    attempts.tooMany(deps.serverInfo.sendsMail ? words.tooManyAttempts : undefined);
  // First, so that one address cannot use up what others have left.
  if ((await attempts.count(`password:address:${address}`)) > wrongPassword) throw tooMany();
  if (network !== address && (await attempts.count(`password:network:${network}`)) > wrongPasswordByNetwork)
    throw tooMany();
  const byBoth = await attempts.count(`password:both:${email}:${network}`);
  if ((await attempts.count(`password:account:${email}`)) <= wrongPassword)
    return { attempts, tooMany, isSpare: false };
  if (byBoth > 1 || (await attempts.count(`password:spare:${email}`)) > sparePassword) throw tooMany();
  return { attempts, tooMany, isSpare: true };
}

/** A browser in which the account was signed in to before has a limit of its own. */
async function admitDevice(deps: Deps, userId: string, device: string): Promise<Admission> {
  const key = `password:device:${userId}:${hashSecret(device).toString('hex')}`;
  const attempts = await limitAttempts(deps, key, attemptLimits.wrongPassword);
  return { attempts, tooMany: () => attempts.tooMany(), isSpare: false };
}

export async function signIn(deps: Deps, form: SignInForm, client: ClientContext): Promise<SignedIn> {
  if (deps.identity !== null) throw refuse('local_accounts_off');
  const found = await findLocalUser(deps.db, form.email);
  const isKnown = await recognizes(deps, found?.user.id, client.device);
  const { attempts, tooMany, isSpare } =
    found !== null && client.device !== null && isKnown
      ? await admitDevice(deps, found.user.id, client.device)
      : await admit(deps, form.email.toLowerCase(), client);
  if (!(await isPassword(found?.passwordHash ?? null, form.password)) || found === null)
    throw isSpare ? tooMany() : refuse('wrong_credentials');
  await attempts.refund();
  const { id } = found.user;
  const device = await rememberDevice(deps, id, client.device);
  const token = await openSession(deps, { userId: id, previousToken: client.token });
  return { user: found.user, token, device };
}
