/** Who is warned that no mail server is configured. */
import { expect, it } from 'vitest';
import { chooseMailer } from './choose-mailer.ts';
import { readEnv } from './env.ts';

function warningsOf(env: NodeJS.ProcessEnv): unknown[] {
  const warnings: unknown[] = [];
  const log = {
    info: () => undefined,
    warn: (_fields: unknown, message: unknown) => void warnings.push(message),
    error: () => undefined,
  };
  chooseMailer(readEnv(env), log, async () => 'id');
  return warnings;
}

const outside = { PUBLIC_URL: 'https://seo.example', PAYMENTS: 'test', DATA_DIR: '/srv/data' };

it('warns an operator whose users cannot get a link to choose a new password', () => {
  expect(warningsOf(outside)).toEqual([
    'SMTP_URL is not set: links to choose a new password are written to /srv/data/outbox, where only you can read them',
  ]);
});

it.each([
  ['with a mail server', { ...outside, SMTP_URL: 'smtp://mail.example' }],
  ['on one’s own machine', {}],
  [
    'with an identity provider',
    {
      ...outside,
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'pagewright',
      OIDC_CLIENT_SECRET: 'secret',
    },
  ],
])('warns nobody %s', (_where, env) => {
  expect(warningsOf(env)).toEqual([]);
});
