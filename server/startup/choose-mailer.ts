/** Chooses how mail is sent, and warns an operator whose users would wait for it in vain. */
import path from 'node:path';
import { outboxMailer, smtpMailer } from '../adapters/mail.ts';
import type { Log, Mail, Mailer } from '../services/deps.ts';
import type { Env } from './env.ts';

const isForOthers = (publicUrl: string): boolean =>
  !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(publicUrl).hostname);

export function chooseMailer(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'SUPPORT_EMAIL' | 'DATA_DIR' | 'PUBLIC_URL' | 'oidc'>,
  log: Log,
  keep: (mail: Mail) => Promise<string>,
): Mailer {
  if (env.SMTP_URL !== undefined)
    return smtpMailer(env.SMTP_URL, env.MAIL_FROM ?? `Pagewright <${env.SUPPORT_EMAIL}>`);
  const folder = path.resolve(env.DATA_DIR, 'outbox');
  if (env.oidc === null && isForOthers(env.PUBLIC_URL))
    log.warn(
      { event: 'mail.not_configured', folder },
      `SMTP_URL is not set: links to choose a new password are written to ${folder}, where only you can read them`,
    );
  return outboxMailer({ folder, log, keep });
}
