/** Reads the messages stored for a user where no mail server is configured. */
import type { OutboxMail } from '@pagewright/contract/entities/mail';
import type { User } from '@pagewright/contract/entities/user';
import { readMails } from '../../store/mails.ts';
import type { Deps } from '../deps.ts';

export const readOutbox = ({ db, now }: Deps, user: User): Promise<OutboxMail[]> =>
  readMails(db, user.id, now());
