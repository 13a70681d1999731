/** The configuration: environment variables, read and checked once; a wrong one is told by name. */
import { z } from 'zod';

/** `shop.example=127.0.0.1:8081`, several with commas: where a named host really is. */
const connectToPattern = /^[a-z0-9.-]+=(?:https:)?(?:\[[0-9a-f:.]+\]|[a-z0-9.-]+):\d{1,5}$/i;

const httpUrl = z.url({ protocol: /^https?$/, error: 'an http:// or https:// address' });
const onOff = z.enum(['on', 'off'], 'on or off');
const port = z.coerce
  .number('a port from 0 to 65535')
  .int('a port from 0 to 65535')
  .min(0, 'a port from 0 to 65535')
  .max(65_535, 'a port from 0 to 65535');
const text = z.string();

const Environment = z.object({
  HOST: text.default('localhost'),
  PORT: port.default(3000),
  PUBLIC_URL: httpUrl.optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'all, web or worker').default('all'),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// address' }).optional(),
  DATABASE_POOL: z.coerce
    .number('a number from 2 to 500')
    .int('a number from 2 to 500')
    .min(2, 'a number from 2 to 500')
    .max(500, 'a number from 2 to 500')
    .default(15),
  RUNS_AT_ONCE: z.coerce
    .number('a number from 1 to 100')
    .int('a number from 1 to 100')
    .min(1, 'a number from 1 to 100')
    .max(100, 'a number from 1 to 100')
    .default(2),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  TRUST_PROXY: onOff.default('off'),
  SUPPORT_EMAIL: z.email('an e-mail address').default('support@pagewright.example'),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  AI_PROVIDER: z
    .enum(
      ['openai', 'anthropic', 'google', 'openai-compatible'],
      'openai, anthropic, google or openai-compatible',
    )
    .optional(),
  AI_MODEL: text.optional(),
  AI_API_KEY: text.optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_EYES: onOff.optional(),
  PAYMENTS: z.enum(['test', 'stripe'], 'test or stripe').optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_URL: httpUrl.optional(),
  SCREENSHOTS_KEPT_DAYS: z.coerce
    .number('a number of days from 1')
    .int('a number of days from 1')
    .min(1, 'a number of days from 1')
    .optional(),
  S3_BUCKET_URL: httpUrl.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  CHROME_PATH: text.optional(),
  /** For `npm start`, which reads it by itself; here a wrong value is told. */
  FETCH_BROWSER: onOff.default('on'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: text.optional(),
  CONNECT_TO: z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .refine(
      (entries) => entries.every((entry) => connectToPattern.test(entry)),
      'entries like shop.example=127.0.0.1:8081, with commas between them',
    )
    .default([]),
  DEMO: onOff.optional(),
});

/** Every variable there is; `.env.example` must list them all. */
export const variableNames: readonly string[] = Object.keys(Environment.shape);

type Raw = z.infer<typeof Environment>;

export type Payments =
  | { kind: 'test' }
  | { kind: 'stripe'; secretKey: string; webhookSecret: string; apiUrl: string | null };

export interface Env extends Omit<Raw, 'PUBLIC_URL' | 'DEMO' | 'PAYMENTS' | 'TRUST_PROXY'> {
  /** Without a slash at the end. */
  readonly PUBLIC_URL: string;
  readonly isDemoOn: boolean;
  readonly trustsProxy: boolean;
  readonly payments: Payments;
  readonly oidc: { issuer: string; clientId: string; clientSecret: string } | null;
  /** Null where screenshots are kept in the database. */
  readonly objectStore: {
    bucketUrl: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
}

/** Secrets are told to be there, never shown. */
const secretNames = new Set([
  'OIDC_CLIENT_SECRET',
  'AI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'DATABASE_URL',
]);

export class EnvError extends Error {
  override readonly name = 'EnvError';
}

function refuseVariable(name: string, value: string | undefined, wanted: string): never {
  const has =
    value === undefined
      ? 'is not set'
      : secretNames.has(name)
        ? 'has a value that is not valid'
        : `is "${value}"`;
  throw new EnvError(`${name} ${has}. It must be ${wanted}.`);
}

/** All of a group of variables, or none of them. */
function wholeGroup<N extends string>(
  source: NodeJS.ProcessEnv,
  names: readonly N[],
): Record<N, string> | null {
  const given = names.filter((name) => source[name]);
  if (given.length === 0) return null;
  const missing = names.find((name) => !source[name]);
  if (missing !== undefined) {
    refuseVariable(
      missing,
      undefined,
      `set too, because ${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'}`,
    );
  }
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Record<N, string>;
}

const isOnThisMachine = (url: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/.test(new URL(url).hostname);

function choosePayments(source: NodeJS.ProcessEnv, raw: Raw, publicUrl: string): Payments {
  const stripe = wholeGroup(source, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  if (raw.PAYMENTS === 'stripe' && stripe === null)
    refuseVariable('STRIPE_SECRET_KEY', undefined, 'set, because PAYMENTS is "stripe"');
  if (raw.PAYMENTS !== 'test' && stripe !== null) {
    return {
      kind: 'stripe',
      secretKey: stripe.STRIPE_SECRET_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      apiUrl: raw.STRIPE_API_URL ?? null,
    };
  }
  if (raw.PAYMENTS !== 'test' && !isOnThisMachine(publicUrl)) {
    refuseVariable(
      'PAYMENTS',
      undefined,
      `"stripe" with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or "test" for a checkout in which no money moves, because PUBLIC_URL is not this machine`,
    );
  }
  return { kind: 'test' };
}

function checkAi(source: NodeJS.ProcessEnv, raw: Raw): void {
  if (raw.AI_PROVIDER === undefined) return;
  if (raw.AI_MODEL === undefined)
    refuseVariable('AI_MODEL', undefined, `the name of a model, because AI_PROVIDER is "${raw.AI_PROVIDER}"`);
  if (raw.AI_PROVIDER === 'openai-compatible') {
    if (raw.AI_BASE_URL === undefined)
      refuseVariable(
        'AI_BASE_URL',
        undefined,
        'the address of the model server, because AI_PROVIDER is "openai-compatible"',
      );
  } else if (raw.AI_API_KEY === undefined) {
    refuseVariable('AI_API_KEY', source['AI_API_KEY'], `the key of ${raw.AI_PROVIDER}`);
  }
}

/** Throws an EnvError whose message names the variable, what it has and what it may have. */
export function readEnv(given: NodeJS.ProcessEnv): Env {
  // An empty value is how compose files and shells say "not set".
  const source: NodeJS.ProcessEnv = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== ''),
  );
  const parsed = Environment.safeParse(source);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    return refuseVariable(name, source[name], issue?.message ?? 'valid');
  }
  const raw = parsed.data;
  const publicUrl = (raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`).replace(/\/+$/, '');
  const oidc = wholeGroup(source, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  const s3 = wholeGroup(source, ['S3_BUCKET_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  checkAi(source, raw);
  const { DEMO, PAYMENTS: _payments, TRUST_PROXY, ...rest } = raw;
  return {
    ...rest,
    PUBLIC_URL: publicUrl,
    isDemoOn: (DEMO ?? (isOnThisMachine(publicUrl) ? 'on' : 'off')) === 'on',
    trustsProxy: TRUST_PROXY === 'on',
    payments: choosePayments(source, raw, publicUrl),
    oidc: oidc && {
      issuer: oidc.OIDC_ISSUER,
      clientId: oidc.OIDC_CLIENT_ID,
      clientSecret: oidc.OIDC_CLIENT_SECRET,
    },
    objectStore: s3 && {
      bucketUrl: s3.S3_BUCKET_URL,
      region: raw.S3_REGION,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    },
  };
}
