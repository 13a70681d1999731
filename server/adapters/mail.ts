/** Sends mail by SMTP, or stores it in the outbox where no mail server is configured. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log, Mail, Mailer } from '../services/deps.ts';

/** One click in the mail program, as RFC 8058 has it. */
const unsubscribeHeaders = ({ unsubscribeUrl }: Mail): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send(mail) {
      await transport.sendMail({
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        headers: unsubscribeHeaders(mail),
      });
    },
    // Nothing is stored after sending.
    readers: async () => [],
    forget: async () => undefined,
  };
}

export interface Outbox {
  readonly folder: string;
  readonly log: Log;
  /** Stores the message, without its secret, where its signed-in user can read it. */
  readonly keep: (mail: Mail) => Promise<string>;
}

const asFile = (mail: Mail, at: Date): string =>
  [
    `Date: ${at.toUTCString()}`,
    `To: ${mail.to}`,
    `Subject: ${mail.subject}`,
    ...Object.entries(unsubscribeHeaders(mail)).map(([name, value]) => `${name}: ${value}`),
    '',
    mail.text,
  ].join('\n');

/** Time, user and message id, so that a user's messages are found without opening files. */
const nameOf = (mail: Mail, id: string, at: Date): string =>
  `${at.toISOString().replaceAll(':', '-')}-${mail.userId}-${id.slice(0, 8)}.txt`;

const readerOf = (file: string): string | null =>
  /Z-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[0-9a-f]{8}\.txt$/.exec(file)?.[1] ?? null;

/** With a stolen session, a link to choose a new password would be the whole account. */
const withoutSecret = ({ secret, ...mail }: Mail): Mail =>
  secret === undefined
    ? mail
    : {
        ...mail,
        text: mail.text.replaceAll(
          secret,
          '(The link is in the outbox folder of this server. Ask whoever runs it.)',
        ),
      };

/** Writes every message to a file for the operator; the log says where, not what. */
export function outboxMailer({ folder, log, keep }: Outbox): Mailer {
  const files = (): string[] => (existsSync(folder) ? readdirSync(folder) : []);
  return {
    readers: async () => [...new Set(files().flatMap((file) => readerOf(file) ?? []))],
    async forget(userId) {
      for (const file of files())
        if (readerOf(file) === userId) rmSync(path.join(folder, file), { force: true });
    },
    async send(mail) {
      const id = await keep(withoutSecret(mail));
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const now = new Date();
      const file = path.join(folder, nameOf(mail, id, now));
      writeFileSync(file, asFile(mail, now), { mode: 0o600 });
      log.info(
        { event: 'mail.stored', subject: mail.subject, file },
        'SMTP_URL is not set: the message was stored in the outbox',
      );
    },
  };
}
