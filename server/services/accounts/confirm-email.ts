/** Confirms an e-mail address by a mailed link, opened by whoever is signed in to its account. */
import type { User } from '@pagewright/contract/entities/user';
import { inTransaction } from '../../store/database.ts';
import { consumeConfirmation, createMailedLink, type NewLink } from '../../store/password-resets.ts';
import { confirmEmail } from '../../store/users.ts';
import type { Deps } from '../deps.ts';
import { attemptLimits, countAttempts } from './attempt-limits.ts';
import { sendMail } from './send-mail.ts';
import { words } from './words.ts';

const linkLifeMs = 7 * 24 * 3600_000;

/** Nothing in it was chosen by whoever typed the address. */
const letter = (link: string): string =>
  [words.confirm.created, '', words.confirm.link, link, '', words.confirm.notYou, ''].join('\n');

async function mailLink(deps: Deps, userId: string, to: string): Promise<void> {
  const expiresAt = new Date(deps.now().getTime() + linkLifeMs);
  const token = await createMailedLink(deps.db, { userId, expiresAt, purpose: 'confirm' });
  const link = `${deps.publicUrl}/confirm/${token}`;
  await sendMail(deps, {
    userId,
    to,
    subject: words.confirm.subject,
    text: letter(link),
    secret: link,
    confirms: true,
    expiresAt,
  });
}

/** True while an address that nobody has confirmed may get one more mail with such a link this hour. */
export async function mayMailUnconfirmed(
  deps: Deps,
  userId: string,
  purpose: NewLink['purpose'],
): Promise<boolean> {
  const attempts = countAttempts(deps, 3600_000);
  return (await attempts.count(`unconfirmed:${purpose}:${userId}`)) <= attemptLimits.mailsToUnconfirmed;
}

/** Where the server sends mail and the address is not confirmed; the mail is sent after the response. */
export async function requestConfirmation(deps: Deps, user: User): Promise<void> {
  const { id, email } = user;
  if (!deps.serverInfo.sendsMail || email === null || user.isEmailConfirmed || user.signIn !== 'password')
    return;
  if (!(await mayMailUnconfirmed(deps, id, 'confirm')))
    throw countAttempts(deps, 3600_000).tooMany(words.confirm.tooMany);
  setImmediate(() => {
    mailLink(deps, id, email).catch((error: unknown) => {
      deps.log.error(
        { event: 'mail.failed', error: String(error) },
        'a confirmation link could not be mailed',
      );
    });
  });
}

/** False when the link is none of this user's, was used or has expired. */
export const confirmAddress = (deps: Deps, user: User, token: string): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    if (!(await consumeConfirmation(tx, { token, userId: user.id, now }))) return false;
    await confirmEmail(tx, user.id, now);
    return true;
  });
