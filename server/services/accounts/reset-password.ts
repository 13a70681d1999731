/** Resets a forgotten password: mails a link, then sets a new password with it. */

import { refuse } from '../../errors/refusal.ts';
import { inTransaction } from '../../store/database.ts';
import { forgetDevicesOf } from '../../store/known-devices.ts';
import { consumePasswordReset, createPasswordReset } from '../../store/password-resets.ts';
import { endSessionsOf } from '../../store/sessions.ts';
import { findLocalUser, findUser, updatePassword } from '../../store/users.ts';
import type { Deps } from '../deps.ts';
import { attemptLimits, countAttempts, limitAttempts } from './attempt-limits.ts';
import { rememberDevice } from './known-device.ts';
import { openSession } from './open-session.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import type { ClientContext, SignedIn } from './register.ts';

const linkLifeMs = 3600_000;

const letter = (link: string): string =>
  [
    'Someone asked to reset the password of your Pagewright account.',
    '',
    'If it was you, open this link within one hour to choose a new one:',
    link,
    '',
    'If it wasn’t you, ignore this message. Nothing has changed.',
    '',
  ].join('\n');

/** Behaves the same whether the account exists or not; the mail is sent after the response. */
export async function requestPasswordReset(deps: Deps, email: string, client: ClientContext): Promise<void> {
  if (deps.identity !== null) throw refuse('local_accounts_off');
  await limitAttempts(deps, `reset:address:${client.address}`, attemptLimits.resetRequestByAddress);
  const attempts = countAttempts(deps);
  // Links have just been mailed to the owner: a refusal would let strangers keep the owner from requesting one.
  if ((await attempts.count(`reset:account:${email.toLowerCase()}`)) > attemptLimits.resetRequestByAccount)
    return;
  setImmediate(() => {
    mailResetLink(deps, email).catch((error: unknown) => {
      deps.log.error({ event: 'mail.failed', error: String(error) }, 'a password reset could not be mailed');
    });
  });
}

async function mailResetLink(deps: Deps, email: string): Promise<void> {
  const found = await findLocalUser(deps.db, email);
  if (found === null || found.user.email === null) return;
  const expiresAt = new Date(deps.now().getTime() + linkLifeMs);
  const token = await createPasswordReset(deps.db, found.user.id, expiresAt);
  const link = `${deps.publicUrl}/login?reset=${token}`;
  await deps.mailer.send({
    userId: found.user.id,
    to: found.user.email,
    subject: 'Choose a new Pagewright password',
    text: letter(link),
    secret: link,
    expiresAt,
  });
}

export async function resetPassword(
  deps: Deps,
  form: { token: string; password: string },
  client: ClientContext,
): Promise<SignedIn> {
  await limitAttempts(deps, `reset-use:address:${client.address}`, attemptLimits.resetRequestByAddress);
  refuseCommonPassword(form.password, { field: 'password', about: [] });
  const passwordHash = await hashPassword(form.password);
  const userId = await inTransaction(deps.db, async (tx) => {
    const owner = await consumePasswordReset(tx, form.token, deps.now());
    if (owner === null) throw refuse('reset_link_invalid');
    await updatePassword(tx, owner, passwordHash);
    await endSessionsOf(tx, owner);
    await forgetDevicesOf(tx, owner);
    return owner;
  });
  const user = await findUser(deps.db, userId);
  if (user === null) throw refuse('reset_link_invalid');
  const device = await rememberDevice(deps, userId, client.device);
  return { user, device, token: await openSession(deps, { userId, previousToken: client.token }) };
}
