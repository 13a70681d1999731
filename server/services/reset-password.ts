/** A forgotten password: mails a link, and sets a new password with it. */

import { refuse } from '../refusal.ts';
import { inTransaction } from '../store/database.ts';
import { createPasswordReset, takePasswordReset } from '../store/password-resets.ts';
import { endSessionsOf } from '../store/sessions.ts';
import { findLocalUser, findUser, updatePassword } from '../store/users.ts';
import { attemptLimits, refuseBeyond } from './attempts.ts';
import type { Deps } from './deps.ts';
import { openSession } from './open-session.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import type { SignedIn, Visitor } from './register.ts';

const linkLifeMs = 3600_000;

const letter = (link: string): string =>
  [
    'Someone asked to choose a new password for your Pagewright account.',
    '',
    'If it was you, open this link within one hour:',
    link,
    '',
    'If it was not, ignore this message: nothing has changed.',
    '',
  ].join('\n');

/** Does the same for the caller whether there is such an account or not; the letter is written after the answer. */
export async function requestPasswordReset(deps: Deps, email: string, visitor: Visitor): Promise<void> {
  if (deps.identity !== null) throw refuse('local_accounts_off');
  await refuseBeyond(deps, `reset:address:${visitor.address}`, attemptLimits.resetRequestByAddress);
  await refuseBeyond(deps, `reset:account:${email.toLowerCase()}`, attemptLimits.resetRequestByAccount);
  setImmediate(() => {
    mailResetLink(deps, email).catch((error: unknown) => {
      deps.log.error({ error: String(error) }, 'a password reset could not be mailed');
    });
  });
}

async function mailResetLink(deps: Deps, email: string): Promise<void> {
  const found = await findLocalUser(deps.db, email);
  if (found === null || found.user.email === null) return;
  const expiresAt = new Date(deps.now().getTime() + linkLifeMs);
  const token = await createPasswordReset(deps.db, found.user.id, expiresAt);
  await deps.mailer.send({
    userId: found.user.id,
    to: found.user.email,
    subject: 'Choose a new Pagewright password',
    text: letter(`${deps.publicUrl}/login?reset=${token}`),
    expiresAt,
  });
}

export async function resetPassword(
  deps: Deps,
  form: { token: string; password: string },
  visitor: Visitor,
): Promise<SignedIn> {
  await refuseBeyond(deps, `reset-use:address:${visitor.address}`, attemptLimits.resetRequestByAddress);
  refuseCommonPassword(form.password, { field: 'password', about: [] });
  const passwordHash = await hashPassword(form.password);
  const userId = await inTransaction(deps.db, async (tx) => {
    const owner = await takePasswordReset(tx, form.token, deps.now());
    if (owner === null) throw refuse('reset_link_invalid');
    await updatePassword(tx, owner, passwordHash);
    await endSessionsOf(tx, owner);
    return owner;
  });
  const user = await findUser(deps.db, userId);
  if (user === null) throw refuse('reset_link_invalid');
  return { user, token: await openSession(deps, { userId, previousToken: visitor.token }) };
}
