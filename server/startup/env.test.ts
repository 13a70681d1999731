/** Tests the configuration: defaults, and errors that name every invalid variable, its value and what it must be. */
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { EnvError } from './env-error.ts';

describe('readEnv', () => {
  it('has a default for every variable', () => {
    expect(readEnv({})).toMatchObject({
      HOST: 'localhost',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      ROLE: 'all',
      DATA_DIR: './data',
      SUPPORT_EMAIL: 'support@pagewright.example',
      isDemoOn: true,
      trustedProxies: 0,
      ALLOWED_HOSTS: [],
      payments: { kind: 'test', isForOthers: false },
      oidc: null,
    });
  });

  it('treats an empty value as not set', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: '', OIDC_ISSUER: '' })).toMatchObject({
      PORT: 3000,
      oidc: null,
    });
  });

  it('drops a trailing slash of PUBLIC_URL', () => {
    expect(readEnv({ PUBLIC_URL: 'http://localhost:8080/' }).PUBLIC_URL).toBe('http://localhost:8080');
  });

  it.each([
    'https://pagewright.test/sub/path',
    'https://pagewright.test/?a=1',
    'https://user:secret@pagewright.test',
  ])('refuses PUBLIC_URL=%s', (PUBLIC_URL) => {
    expect(() => readEnv({ PUBLIC_URL, PAYMENTS: 'test' })).toThrow(
      'It must be an address without path, query or password, as in https://seo.example.com.',
    );
  });

  it('requires a public PUBLIC_URL when the container port is published', () => {
    const outside = { PUBLISH_ADDRESS: '0.0.0.0' };
    expect(() => readEnv(outside)).toThrow(
      'PUBLIC_URL is not set. It must be the address at which others reach it, because PUBLISH_ADDRESS is "0.0.0.0".',
    );
    expect(() => readEnv({ ...outside, PUBLIC_URL: 'http://localhost:3000', PAYMENTS: 'test' })).toThrow(
      'PUBLIC_URL is "http://localhost:3000". It must be the address at which others reach it',
    );
    expect(() => readEnv({ ...outside, PUBLIC_URL: 'https://pagewright.test' })).toThrow(
      /^PAYMENTS is not set/,
    );
    expect(readEnv({ PUBLISH_ADDRESS: '127.0.0.1' }).payments.kind).toBe('test');
    expect(readEnv({ PUBLISH_ADDRESS: '::1' }).payments.kind).toBe('test');
  });

  const remote = { PUBLIC_URL: 'https://pagewright.test' };
  it('has no demo and no test checkout in production unless configured explicitly', () => {
    expect(() => readEnv(remote)).toThrow(
      /^PAYMENTS is not set\. It must be "stripe" .* or "test" for a checkout in which no money moves/,
    );
    expect(readEnv({ ...remote, PAYMENTS: 'test' })).toMatchObject({
      payments: { kind: 'test' },
      isDemoOn: false,
    });
    expect(readEnv({ ...remote, STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }).payments).toEqual({
      kind: 'stripe',
      secretKey: 'sk',
      webhookSecret: 'wh',
      apiUrl: null,
    });
  });

  it('reads how many proxies are trusted, or their networks; "on" is the one right in front', () => {
    const read = (TRUST_PROXY: string) => readEnv({ TRUST_PROXY }).trustedProxies;
    expect([read('off'), read('on'), read('2')]).toEqual([0, 1, 2]);
    expect(read('10.0.0.0/8, fd00::/8,192.0.2.7')).toEqual(['10.0.0.0/8', 'fd00::/8', '192.0.2.7']);
  });

  it.each(['yes', '11', '10.0.0.0/33', '10.0.0.0/8, proxy', '0.0.0.0/0', '::/0'])(
    'refuses TRUST_PROXY=%s',
    (TRUST_PROXY) => {
      expect(() => readEnv({ TRUST_PROXY })).toThrow(
        `TRUST_PROXY is "${TRUST_PROXY}". It must be off, the number of your proxies (1 to 10), or their networks, as in 10.0.0.0/8, fd00::/8.`,
      );
    },
  );

  it('has a test checkout for others only when it is switched on by name', () => {
    expect(readEnv({}).payments).toEqual({ kind: 'test', isForOthers: false });
    expect(readEnv({ PAYMENTS: 'test' }).payments).toEqual({ kind: 'test', isForOthers: true });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT is "http". It must be a port from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000". It must be a port from 0 to 65535.'],
    [{ ROLE: 'boss' }, 'ROLE is "boss". It must be all, web or worker.'],
    [{ SCREENSHOTS_KEPT_DAYS: '0' }, 'SCREENSHOTS_KEPT_DAYS is "0". It must be a number of days from 1.'],
    [
      { S3_BUCKET_URL: 'https://bucket.example', S3_ACCESS_KEY_ID: 'key' },
      'S3_SECRET_ACCESS_KEY is not set. It must be set too, because S3_BUCKET_URL and S3_ACCESS_KEY_ID are.',
    ],
    [
      { PUBLIC_URL: 'pagewright.test' },
      'PUBLIC_URL is "pagewright.test". It must be an http:// or https:// address.',
    ],
    [
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL has a value that is not valid. It must be a postgres:// address.',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud". It must be fatal, error, warn, info, debug, trace or silent.',
    ],
    [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL is "nobody". It must be an e-mail address.'],
    [
      { OIDC_ISSUER: 'https://id.test', OIDC_CLIENT_ID: 'id' },
      'OIDC_CLIENT_SECRET is not set. It must be set too, because OIDC_ISSUER and OIDC_CLIENT_ID are.',
    ],
    [
      { OIDC_ISSUER: 'id.test', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' },
      'OIDC_ISSUER is "id.test". It must be an http:// or https:// address.',
    ],
    [
      { AI_PROVIDER: 'skynet' },
      'AI_PROVIDER is "skynet". It must be openai, anthropic, google, mistral, openrouter, ollama, openai-compatible or local.',
    ],
    [
      { AI_PROVIDER: 'openai', AI_API_KEY: 'key' },
      'AI_MODEL is not set. It must be the name of a model, because AI_PROVIDER is "openai".',
    ],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'localhost:11434' },
      'AI_BASE_URL is "localhost:11434". It must be an http:// or https:// address.',
    ],
    [{ AI_TIMEOUT_S: 'long' }, 'AI_TIMEOUT_S is "long". It must be a number of seconds from 5 to 3600.'],
    [{ AI_CONCURRENCY: '0' }, 'AI_CONCURRENCY is "0". It must be a number from 1 to 64.'],
    [{ AI_MAX_OUTPUT_TOKENS: '12' }, 'AI_MAX_OUTPUT_TOKENS is "12". It must be a number from 500 to 200000.'],
    [
      { AI_PRICE_IN: 'cheap' },
      'AI_PRICE_IN is "cheap". It must be a price in dollars for a million tokens, such as 0.25.',
    ],
    [
      { AI_PROVIDER: 'ollama', AI_MODEL: 'm', AI_PRICE_IN: '0.25' },
      'AI_PRICE_OUT is not set. It must be set too, because AI_PRICE_IN is.',
    ],
    [{ AI_PROVIDER: 'mistral', AI_MODEL: 'm' }, 'AI_API_KEY is not set. It must be the key of mistral.'],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT is "xml". It must be pretty or json.'],
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'AI_API_KEY is not set. It must be the key of openai.'],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' },
      'AI_BASE_URL is not set. It must be the address of the model server, because AI_PROVIDER is "openai-compatible".',
    ],
    [
      { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk' },
      'STRIPE_WEBHOOK_SECRET is not set. It must be set too, because STRIPE_SECRET_KEY is.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk' },
      'STRIPE_WEBHOOK_SECRET is not set. It must be set too, because STRIPE_SECRET_KEY is.',
    ],
    [{ PAYMENTS: 'gold' }, 'PAYMENTS is "gold". It must be test or stripe.'],
    [
      { SMTP_URL: 'mail.test:25' },
      'SMTP_URL has a value that is not valid. It must be an smtp:// or smtps:// address.',
    ],
    [
      { CONNECT_TO: 'shop.example' },
      'CONNECT_TO is "shop.example". It must be entries like shop.example=127.0.0.1:8081, with commas between them.',
    ],
    [
      { CONNECT_TO: 'shop.example=1,'.repeat(200) },
      `CONNECT_TO is "${'shop.example=1,'.repeat(8)}…". It must be entries like shop.example=127.0.0.1:8081, with commas between them.`,
    ],
    [{ DEMO: 'maybe' }, 'DEMO is "maybe". It must be on or off.'],
    [
      { ALLOWED_HOSTS: 'seo.example:8080' },
      'ALLOWED_HOSTS is "seo.example:8080". It must be host names without port, as in seo.example.com, 192.0.2.10, with commas between them.',
    ],
    [
      { ALLOWED_HOSTS: 'localhost, seo.example' },
      'PUBLIC_URL is not set. It must be the address at which others reach it, because ALLOWED_HOSTS has "seo.example".',
    ],
  ])('%j', (source, sentence) => {
    expect(() => readEnv(source)).toThrow(new EnvError([sentence]));
  });

  it('names all problems at once, and never a secret', () => {
    const source = {
      PORT: 'http',
      ROLE: 'boss',
      DATABASE_URL: 'mysql://u:secret@h/d',
      OIDC_ISSUER: 'https://id.test',
      AI_PROVIDER: 'anthropic',
      ...remote,
    };
    expect(() => readEnv(source)).toThrow(
      new EnvError([
        'PORT is "http". It must be a port from 0 to 65535.',
        'ROLE is "boss". It must be all, web or worker.',
        'DATABASE_URL has a value that is not valid. It must be a postgres:// address.',
        'OIDC_CLIENT_ID is not set. It must be set too, because OIDC_ISSUER is.',
        'OIDC_CLIENT_SECRET is not set. It must be set too, because OIDC_ISSUER is.',
        'AI_MODEL is not set. It must be the name of a model, because AI_PROVIDER is "anthropic".',
        'AI_API_KEY is not set. It must be the key of anthropic.',
        'PAYMENTS is not set. It must be "stripe" with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or "test" for a checkout in which no money moves, because PUBLIC_URL is not this machine.',
      ]),
    );
  });
});
