/** The whole server without a port, on a real database, with a clock that the test sets. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtInWriter } from '@pagewright/engine/chat/built-in-writer';
import { createHttpClient } from '@pagewright/engine/fetch/http-client';
import { createPoster } from '@pagewright/engine/fetch/post-message';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { createGoogleSearch } from '../adapters/google-search.ts';
import { openSecretBox } from '../adapters/secret-box.ts';
import { type AppOptions, buildApp } from '../app.ts';
import { openSession } from '../services/accounts/sessions.ts';
import { grantSignUpCredits } from '../services/billing/grant-sign-up-credits.ts';
import type { Deps, Mail } from '../services/deps.ts';
import { shareReportWorker } from '../services/fair-reports.ts';
import { inTransaction } from '../store/database.ts';
import { createUser } from '../store/users.ts';
import { createAssistantPool } from '../workers/assistant-pool.ts';
import { createChatWorker } from '../workers/chat-worker.ts';
import { createLogWorker } from '../workers/log-worker.ts';
import { createReportWorker } from '../workers/report-worker.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const publicUrl = 'http://localhost:3000';

export interface TestApp extends TestDatabase {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly mails: Mail[];
  readonly clock: { now: Date };
  /** The sleeps of services in milliseconds; here they take no time. */
  readonly slept: number[];
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>;
  /** Creates an account as registering does; returns the session cookie for `call`. */
  signUp(email?: string): Promise<string>;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  readonly address?: string;
}

export const goodPassword = 'a long phrase of my own making';

/** Its hash, a cheap one: hashing, rating and checking a password for every account of every test took a tenth of their time. */
const goodPasswordHash =
  '$argon2id$v=19$m=64,t=1,p=1$Ssjr0Z1Is13GIn8RWlJAQQ$aH8NlXz3EqhLmA+Inw6ZzG2GgT7fCxkVuLQktK7vzJw';

async function createAccount(deps: Deps, email: string): Promise<string> {
  const userId = await inTransaction(deps.db, async (tx) => {
    const made = await createUser(tx, {
      email,
      passwordHash: goodPasswordHash,
      oidc: null,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
    });
    if (made.kind === 'taken') throw new Error(`There is an account of ${email} already.`);
    await grantSignUpCredits(tx, made.user.id);
    return made.user.id;
  });
  return `session=${await openSession(deps, { userId, previousToken: null })}`;
}

/** The session cookie that a response sets, as a browser would send it back. */
export function cookieOf(response: LightMyRequestResponse, name = 'session'): string {
  const cookie = response.cookies.find((each) => each.name === name);
  if (cookie === undefined)
    throw new Error(`The response ${response.statusCode} sets no ${name} cookie: ${response.body}`);
  return `${cookie.name}=${cookie.value}`;
}

export async function createTestApp(
  overrides: Partial<Deps> = {},
  options: Partial<AppOptions> = {},
  given?: TestDatabase,
): Promise<TestApp> {
  const database = given ?? (await createTestDatabase());
  const mails: Mail[] = [];
  const clock = { now: new Date() };
  const slept: number[] = [];
  const log = pino({ level: 'silent' });
  const secretsFolder = await mkdtemp(path.join(tmpdir(), 'pagewright-secrets-'));
  const assistants = createAssistantPool();
  const webhooks = createPoster();
  const deps: Deps = {
    db: database.db,
    objects: null,
    queue: {
      put: async () => {
        throw new Error('This test has no queue: give it one, as testing/test-runs.ts does.');
      },
      forget: async () => undefined,
    },
    notices: { subscribe: () => () => undefined, subscribeToKeys: () => () => undefined },
    reports: {
      worker: shareReportWorker(createReportWorker()),
      style: {},
      printer: { print: async () => ({ kind: 'unavailable', sentence: 'This test prints nothing.' }) },
      http: createHttpClient(),
    },
    logs: createLogWorker(),
    fieldData: null,
    chat: { worker: createChatWorker(assistants), pageFetches: new Map(), writer: builtInWriter },
    mailer: {
      send: async (mail) => void mails.push(mail),
      readers: async () => mails.map(({ userId }) => userId),
      forget: async () => undefined,
    },
    secrets: openSecretBox(path.join(secretsFolder, 'secrets.key')),
    lookupTxt: async () => [],
    google: createGoogleSearch({ client: null, redirectUri: publicUrl, now: () => clock.now }),
    checkUrl: webhooks.check,
    webhooks,
    identity: null,
    payments: null,
    serverInfo: {
      supportEmail: 'help@pagewright.example',
      signIn: 'password',
      sendsMail: false,
      demoDomain: null,
    },
    publicUrl,
    log,
    now: () => clock.now,
    sleep: async (ms) => void slept.push(ms),
    ...overrides,
  };
  const app = await buildApp({
    deps,
    website: null,
    version: '0.0.0',
    logger: log,
    trustedProxies: 0,
    allowedHosts: [],
    isTestCheckoutForOthers: false,
    readiness: { whatIsMissing: async () => null },
    ...options,
  });
  const call: TestApp['call'] = (method, url, { body, cookie, headers, address } = {}) =>
    app.inject({
      method,
      url,
      headers: { origin: deps.publicUrl, ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { payload: body as object }),
      ...(address && { remoteAddress: address }),
    });
  let people = 0;
  return {
    ...database,
    app,
    deps,
    mails,
    clock,
    slept,
    call,
    signUp(email = `person${people + 1}@mail.example`) {
      people += 1;
      return createAccount(deps, email);
    },
    close: async () => {
      await app.close();
      await assistants.close();
      await deps.reports.worker.close();
      await deps.logs.close();
      await deps.reports.http.close();
      await rm(secretsFolder, { recursive: true, force: true });
      await database.close();
    },
  };
}
