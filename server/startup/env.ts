/** Reads and validates the configuration from environment variables; every invalid one is named. */
import { z } from 'zod';
import { missingModelVariables, modelVariables } from '../adapters/llm/model-variables.ts';
import type { TrustedProxies } from '../http/client-address.ts';
import { isLoopbackName } from '../http/host-check.ts';
import { describeProblem, EnvError } from './env-error.ts';
import { hostNames, listOf, trustedProxies } from './network-settings.ts';

/** `shop.example=127.0.0.1:8081`, several with commas: where a named host really is. */
const connectToPattern = /^[a-z0-9.-]+=(?:https:)?(?:\[[0-9a-f:.]+\]|[a-z0-9.-]+):\d{1,5}$/i;

const httpUrl = z.url({ protocol: /^https?$/, error: 'an http:// or https:// address' });
/** Links in mails and the origin of requests are made from it: a path or a password would end up in them. */
const httpOrigin = httpUrl.refine((value) => {
  const url = URL.parse(value);
  return url === null || `${url.origin}/` === url.href;
}, 'an address without path, query or password, as in https://seo.example.com');
/** Another address would get tokens of its users. */
const loopbackOrigin = httpUrl
  .refine(
    (value) => isLoopbackName(new URL(value).hostname) && /^https?:\/\/[^/?#@]+\/?$/.test(value),
    'an address on this machine, as in http://127.0.0.1:8090; without it Google itself is asked',
  )
  .transform((value) => value.replace(/\/$/, ''));
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
  PUBLIC_URL: httpOrigin.optional(),
  /** Where the host publishes a container's port: inside the container HOST does not reveal who can reach it. */
  PUBLISH_ADDRESS: z.union([z.ipv4(), z.ipv6()], 'an IP address of this machine').optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'all, web or worker').default('all'),
  DATA_DIR: text.default('./data'),
  /** Without it in DATA_DIR, made when it is needed. */
  SECRETS_KEY_FILE: text.optional(),
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
  RUNS_PER_WORKER: z.coerce
    .number('a number from 1 to 500')
    .int('a number from 1 to 500')
    .min(1, 'a number from 1 to 500')
    .max(500, 'a number from 1 to 500')
    .default(16),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  /** Without it: pretty on a terminal, JSON elsewhere. */
  LOG_FORMAT: z.enum(['pretty', 'json'], 'pretty or json').optional(),
  TRUST_PROXY: trustedProxies.default(0),
  ALLOWED_HOSTS: hostNames.default([]),
  SUPPORT_EMAIL: z.email('an e-mail address').default('support@pagewright.example'),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_OAUTH_URL: loopbackOrigin.optional(),
  GOOGLE_API_URL: loopbackOrigin.optional(),
  CRUX_API_KEY: text.optional(),
  CRUX_API_URL: loopbackOrigin.optional(),
  ...modelVariables,
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
  /** Read by `npm start`; validated here. */
  FETCH_BROWSER: onOff.default('on'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: text.optional(),
  CONNECT_TO: z
    .string()
    .transform(listOf)
    .refine(
      (entries) => entries.every((entry) => connectToPattern.test(entry)),
      'entries like shop.example=127.0.0.1:8081, with commas between them',
    )
    .default([]),
  DEMO: onOff.optional(),
});

/** All variables; `.env.example` must list every one. */
export const variableNames: readonly string[] = Object.keys(Environment.shape);

type Raw = z.infer<typeof Environment>;

export type Payments =
  /** Unless it was switched on by name, the test checkout answers to browsers on this machine only. */
  | { kind: 'test'; isForOthers: boolean }
  | { kind: 'stripe'; secretKey: string; webhookSecret: string; apiUrl: string | null };

export interface Env extends Omit<Raw, 'PUBLIC_URL' | 'DEMO' | 'PAYMENTS' | 'TRUST_PROXY'> {
  /** Without a slash at the end. */
  readonly PUBLIC_URL: string;
  readonly isDemoOn: boolean;
  readonly trustedProxies: TrustedProxies;
  readonly payments: Payments;
  readonly oidc: { issuer: string; clientId: string; clientSecret: string } | null;
  /** The operator's client; null where no Google account can be connected. */
  readonly google: { id: string; secret: string } | null;
  /** Null when screenshots are stored in the database. */
  readonly objectStore: {
    bucketUrl: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
}

/** Results so far; `invalid` variables are excluded from further checks. */
interface Findings {
  readonly source: NodeJS.ProcessEnv;
  readonly invalid: ReadonlySet<string>;
  readonly problems: string[];
}

/** A group of variables that must be set together. */
function readGroup<N extends string>(
  { source, invalid, problems }: Findings,
  names: readonly N[],
): Record<N, string> | null {
  const given = names.filter((name) => source[name] || invalid.has(name));
  if (given.length === 0) return null;
  const because = `${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'}`;
  for (const name of names.filter((each) => !given.includes(each)))
    problems.push(describeProblem(name, undefined, `set too, because ${because}`));
  return names.every((name) => source[name])
    ? (Object.fromEntries(names.map((name) => [name, source[name]])) as Record<N, string>)
    : null;
}

const isOnThisMachine = (url: string): boolean => isLoopbackName(new URL(url).hostname);

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

/** Why others reach the server, as the configuration says; null when it does not. */
function reasonForOthers({ PUBLISH_ADDRESS, ALLOWED_HOSTS }: Raw): string | null {
  if (PUBLISH_ADDRESS !== undefined && !isLoopback(PUBLISH_ADDRESS))
    return `PUBLISH_ADDRESS is "${PUBLISH_ADDRESS}"`;
  const name = ALLOWED_HOSTS.find((host) => !isLoopbackName(host));
  return name === undefined ? null : `ALLOWED_HOSTS has "${name}"`;
}

/** Reached by others with a local PUBLIC_URL: links in mails would not work, and cookies would lack Secure. */
function checkPublished({ problems, invalid }: Findings, raw: Raw, publicUrl: string): void {
  const reason = reasonForOthers(raw);
  if (reason === null || invalid.has('PUBLIC_URL') || !isOnThisMachine(publicUrl)) return;
  const wanted = `the address at which others reach it, because ${reason}`;
  problems.push(describeProblem('PUBLIC_URL', raw.PUBLIC_URL, wanted));
}

function choosePayments(findings: Findings, raw: Raw, publicUrl: string): Payments {
  const { source, invalid, problems } = findings;
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const stripe = readGroup(findings, names);
  const isStripeGiven = names.some((name) => source[name]);
  if (raw.PAYMENTS === 'stripe' && !isStripeGiven)
    for (const name of names)
      problems.push(describeProblem(name, undefined, 'set, because PAYMENTS is "stripe"'));
  if (raw.PAYMENTS !== 'test' && stripe !== null) {
    return {
      kind: 'stripe',
      secretKey: stripe.STRIPE_SECRET_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      apiUrl: raw.STRIPE_API_URL ?? null,
    };
  }
  const isUndecided = raw.PAYMENTS === undefined && !isStripeGiven && !invalid.has('PAYMENTS');
  if (isUndecided && !isOnThisMachine(publicUrl)) {
    problems.push(
      describeProblem(
        'PAYMENTS',
        undefined,
        `"stripe" with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or "test" for a checkout in which no money moves, because PUBLIC_URL is not this machine`,
      ),
    );
  }
  return { kind: 'test', isForOthers: raw.PAYMENTS === 'test' };
}

function checkModel({ invalid, problems }: Findings, raw: Raw): void {
  for (const [name, wanted] of missingModelVariables(raw))
    if (!invalid.has(name)) problems.push(describeProblem(name, undefined, wanted));
}

/** Validates each variable; invalid ones count as not set from here on. */
function readVariables(given: NodeJS.ProcessEnv): Findings & { readonly raw: Raw } {
  // Compose files and shells pass an empty value for "not set".
  const source: NodeJS.ProcessEnv = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== ''),
  );
  const issues = Environment.safeParse(source).error?.issues ?? [];
  const wanted = new Map(issues.map(({ path, message }) => [String(path[0]), message]));
  const problems = [...wanted].map(([name, message]) => describeProblem(name, source[name], message));
  const invalid = new Set(wanted.keys());
  const valid = Object.fromEntries(Object.entries(source).filter(([name]) => !invalid.has(name)));
  return { source: valid, invalid, problems, raw: Environment.parse(valid) };
}

/** Throws an EnvError that names every invalid variable, its value and what it must be. */
export function readEnv(given: NodeJS.ProcessEnv): Env {
  const { raw, ...findings } = readVariables(given);
  const publicUrl = (raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`).replace(/\/+$/, '');
  const oidc = readGroup(findings, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  const google = readGroup(findings, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  const s3 = readGroup(findings, ['S3_BUCKET_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  checkModel(findings, raw);
  checkPublished(findings, raw, publicUrl);
  const payments = choosePayments(findings, raw, publicUrl);
  if (findings.problems.length > 0) throw new EnvError(findings.problems);
  const { DEMO, PAYMENTS: _payments, TRUST_PROXY, ...rest } = raw;
  return {
    ...rest,
    PUBLIC_URL: publicUrl,
    isDemoOn: (DEMO ?? (isOnThisMachine(publicUrl) ? 'on' : 'off')) === 'on',
    trustedProxies: TRUST_PROXY,
    payments,
    oidc: oidc && {
      issuer: oidc.OIDC_ISSUER,
      clientId: oidc.OIDC_CLIENT_ID,
      clientSecret: oidc.OIDC_CLIENT_SECRET,
    },
    google: google && { id: google.GOOGLE_CLIENT_ID, secret: google.GOOGLE_CLIENT_SECRET },
    objectStore: s3 && {
      bucketUrl: s3.S3_BUCKET_URL,
      region: raw.S3_REGION,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    },
  };
}
