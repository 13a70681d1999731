/** Resets a forgotten password: mails a link, then sets a new password with it. */

import { refuse } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import { inTransaction, type Tx } from '../../store/database.ts';
import { emptyAccount } from '../../store/empty-account.ts';
import { forgetDevicesOf, isKnownDevice } from '../../store/known-devices.ts';
import { consumePasswordReset, createMailedLink } from '../../store/password-resets.ts';
import { listUnfinishedRuns } from '../../store/run-lists.ts';
import { endSessionsOf } from '../../store/sessions.ts';
import { confirmEmail, findLocalUser, findUser, updatePassword } from '../../store/users.ts';
import { abandonRun } from '../analyses/finish-run.ts';
import type { Deps } from '../deps.ts';
import { revokeAllKeys } from './api-keys.ts';
import { attemptLimits, countAttempts, limitAttempts } from './attempt-limits.ts';
import { mayMailUnconfirmed } from './confirm-email.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import type { ClientContext, SignedIn } from './register.ts';
import { sendMail } from './send-mail.ts';
import { openSession, rememberDevice } from './sessions.ts';
import { words } from './words.ts';

const linkLifeMs = 3600_000;

const letter = (link: string, isConfirmed: boolean): string =>
  [
    isConfirmed ? words.reset.asked : words.reset.askedUnconfirmed,
    '',
    words.reset.link,
    link,
    '',
    ...(isConfirmed ? [] : [words.reset.sameBrowser, '']),
    words.reset.notYou,
    '',
  ].join('\n');

/** Behaves the same whether the account exists or not; the mail is sent after the response. */
export async function requestPasswordReset(deps: Deps, email: string, client: ClientContext): Promise<void> {
  if (deps.identity !== null) throw refuse('local_accounts_off');
  await limitAttempts(deps, `reset:network:${client.network}`, attemptLimits.resetRequestByNetwork);
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
  const { user } = (await findLocalUser(deps.db, email)) ?? {};
  if (user === undefined || user.email === null) return;
  const isConfirmed = user.isEmailConfirmed || !deps.serverInfo.sendsMail;
  if (!isConfirmed && !(await mayMailUnconfirmed(deps, user.id, 'password'))) return;
  const expiresAt = new Date(deps.now().getTime() + linkLifeMs);
  const token = await createMailedLink(deps.db, { userId: user.id, expiresAt, purpose: 'password' });
  const link = `${deps.publicUrl}/login?reset=${token}`;
  await sendMail(deps, {
    userId: user.id,
    to: user.email,
    subject: words.reset.subject,
    text: letter(link, isConfirmed),
    secret: link,
    confirms: true,
    expiresAt,
  });
}

/** Somebody else may have created the account of an address that nobody had confirmed: only their browser is known to it. */
async function isTakeover(
  { serverInfo, now }: Deps,
  tx: Tx,
  { userId, token }: { readonly userId: string; readonly token: string | null },
): Promise<boolean> {
  if (!serverInfo.sendsMail || (await findUser(tx, userId))?.isEmailConfirmed !== false) return false;
  return token === null || !(await isKnownDevice(tx, { token, userId, now: now() }));
}

export async function resetPassword(
  deps: Deps,
  form: { token: string; password: string; revokeKeys: boolean },
  client: ClientContext,
): Promise<SignedIn> {
  await limitAttempts(deps, `reset-use:network:${client.network}`, attemptLimits.resetRequestByNetwork);
  refuseCommonPassword(form.password, { field: 'password', about: [] });
  const passwordHash = await hashPassword(form.password);
  const { userId, isTakenOver } = await inTransaction(deps.db, async (tx) => {
    const owner = await consumePasswordReset(tx, form.token, deps.now());
    // Every transaction locks the account first, against deadlocks.
    if (owner === null || (await lockAccount(tx, owner)) === null) throw refuse('reset_link_invalid');
    const isTaken = await isTakeover(deps, tx, { userId: owner, token: client.device });
    await updatePassword(tx, owner, passwordHash);
    await endSessionsOf(tx, owner);
    await forgetDevicesOf(tx, owner);
    if (form.revokeKeys || isTaken) await revokeAllKeys(tx, owner);
    if (isTaken) await emptyAccount(tx, owner);
    if (deps.serverInfo.sendsMail) await confirmEmail(tx, owner, deps.now());
    return { userId: owner, isTakenOver: isTaken };
  });
  // Nobody can start another one now.
  if (isTakenOver)
    for (const run of await listUnfinishedRuns(deps.db, userId))
      await abandonRun(deps.db, run, { state: 'cancelled', error: null });
  const user = await findUser(deps.db, userId);
  if (user === null) throw refuse('reset_link_invalid');
  const device = await rememberDevice(deps, userId, client.device);
  return { user, device, token: await openSession(deps, { userId, previousToken: client.token }) };
}
