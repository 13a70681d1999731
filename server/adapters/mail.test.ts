/** Mail over a real SMTP conversation, or into a readable outbox. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { tempFolder } from '@pagewright/contract/testing/temp-folder';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../services/deps.ts';
import { outboxMailer, smtpMailer } from './mail.ts';

const mail: Mail = {
  userId: 'u',
  to: 'ada@mail.example',
  subject: 'Choose a new password',
  text: 'Open https://x.example/login?reset=TOKEN within an hour.',
  secret: 'https://x.example/login?reset=TOKEN',
  expiresAt: null,
};

describe('with a mail server', () => {
  it('sends the message', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    await smtpMailer(`smtp://127.0.0.1:${port}`, 'Pagewright <no-reply@pagewright.example>').send(mail);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('To: ada@mail.example');
    expect(received[0]).toContain('From: Pagewright <no-reply@pagewright.example>');
    expect(received[0]).toContain('Subject: Choose a new password');
  });

  it('offers to end such mails with one click', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        stream.on('data', (chunk: Buffer) => received.push(chunk.toString()));
        stream.on('end', () => done());
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const unsubscribeUrl = 'https://x.example/unsubscribe/TOKEN';
    await smtpMailer(`smtp://127.0.0.1:${port}`, 'a@b.example').send({ ...mail, unsubscribeUrl });
    await new Promise<void>((resolve) => server.close(() => resolve()));
    const text = received.join('');
    expect(text).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('throws when the server is not there', async () => {
    await expect(smtpMailer('smtp://127.0.0.1:9', 'a@b.example').send(mail)).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('without one', () => {
  it('stores the message for its user without the secret, and whole in a private file; the log says where, not what', async () => {
    const folder = path.join(tempFolder(), 'outbox');
    const stored: Mail[] = [];
    const lines: unknown[] = [];
    const log = {
      info: (...line: unknown[]) => void lines.push(line),
      warn: () => undefined,
      error: () => undefined,
    };
    const mailer = outboxMailer({
      folder,
      log,
      keep: async (each) => {
        stored.push(each);
        return '12345678-0000';
      },
    });
    await mailer.send(mail);
    expect(stored).toMatchObject([{ userId: 'u', subject: 'Choose a new password' }]);
    expect(stored[0]?.text).toMatch(/^Open \(The link is in the outbox folder .*\) within an hour\.$/);
    expect(JSON.stringify(stored)).not.toContain('TOKEN');
    const [file = ''] = readdirSync(folder);
    expect(readFileSync(path.join(folder, file), 'utf8')).toContain('reset=TOKEN');
    expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
    expect(JSON.stringify(lines)).toContain(file);
    expect(JSON.stringify(lines)).not.toContain('TOKEN');
  });
});
