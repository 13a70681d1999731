/** Messages kept for a user because no mail server is set up. */
import { randomUUID } from 'node:crypto';
import { OutboxMail } from '@pagewright/contract/entities/mail';
import type { Database } from './database.ts';

export interface KeptMail {
  readonly userId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** After this the message holds nothing useful any more. */
  readonly expiresAt: Date | null;
}

export async function keepMail(db: Database, mail: KeptMail): Promise<string> {
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
