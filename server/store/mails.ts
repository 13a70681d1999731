/** Repository of messages stored for users where no mail server is configured. */
import { randomUUID } from 'node:crypto';
import { OutboxMail } from '@pagewright/contract/entities/mail';
import type { Database } from './database.ts';

export interface NewMail {
  readonly userId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** When the message becomes useless. */
  readonly expiresAt: Date | null;
}

export async function saveMail(db: Database, mail: NewMail): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('mails')
    .values({
      id,
      user_id: mail.userId,
      recipient: mail.recipient,
      subject: mail.subject,
      body: mail.text,
      expires_at: mail.expiresAt,
    })
    .execute();
  return id;
}

export async function readMails(db: Database, userId: string, now: Date): Promise<OutboxMail[]> {
  const rows = await db
    .selectFrom('mails')
    .selectAll()
    .where('user_id', '=', userId)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) =>
    OutboxMail.parse({ id: row.id, subject: row.subject, text: row.body, at: row.created_at.toISOString() }),
  );
}
