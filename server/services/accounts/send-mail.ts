/** Sends mail to a user: to an address that its owner has not confirmed, only the link that confirms it. */
import { findUser } from '../../store/users.ts';
import type { Deps, Mail } from '../deps.ts';

/** Whether it was sent. Without a mail server, messages are stored for their user and go to no address. */
export async function sendMail(deps: Deps, mail: Mail): Promise<boolean> {
  if (deps.serverInfo.sendsMail && mail.confirms !== true) {
    const user = await findUser(deps.db, mail.userId);
    if (user === null || !user.isEmailConfirmed || user.email !== mail.to) return false;
  }
  await deps.mailer.send(mail);
  return true;
}
