/** The whole server without a port, on a real database, with a clock the test can turn. */
import { builtInWriter } from '@pagewright/engine/advise/chat/built-in-writer';
import { createHttpClient } from '@pagewright/engine/crawl/http-client';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { type AppOptions, buildApp } from '../app.ts';
import { createAnalystDesk } from '../runs/analyst-desk.ts';
import { createChatDesk } from '../runs/chat-desk.ts';
import { createReportDesk } from '../runs/report-desk.ts';
import type { Deps, Mail } from '../services/deps.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const publicUrl = 'http://localhost:3000';

export interface TestApp extends TestDatabase {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly mails: Mail[];
  readonly clock: { now: Date };
  /** How long services slept, in milliseconds: here that takes no time. */
  readonly slept: number[];
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>;
  /** Registers a new account, from an address of its own; the session cookie for `call`. */
  signUp(email?: string): Promise<string>;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  readonly address?: string;
}

export const goodPassword = 'a long phrase of my own making';

/** The session cookie an answer sets, as a browser would send it back. */
export function cookieOf(response: LightMyRequestResponse, name = 'session'): string {
  const cookie = response.cookies.find((each) => each.name === name);
  if (cookie === undefined)
    throw new Error(`The answer ${response.statusCode} sets no ${name} cookie: ${response.body}`);
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
  const analyst = createAnalystDesk();
  const deps: Deps = {
    db: database.db,
    objects: null,
    queue: {
      put: async () => {
        throw new Error('This test has no queue: give it one, as testing/test-runs.ts does.');
      },
      forget: async () => undefined,
    },
    notices: { subscribe: () => () => undefined },
    reports: {
      desk: createReportDesk(),
      look: {},
      printer: { print: async () => ({ kind: 'unavailable', sentence: 'This test prints nothing.' }) },
      http: createHttpClient(),
    },
    chat: { desk: createChatDesk(analyst), writer: builtInWriter },
    mailer: {
      send: async (mail) => void mails.push(mail),
      readers: async () => mails.map(({ userId }) => userId),
      forget: async () => undefined,
    },
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
    trustsProxy: false,
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
    async signUp(email = `person${people + 1}@mail.example`) {
      people += 1;
      const address = `198.18.${people >> 8}.${people & 255}`;
      const body = { email, password: goodPassword };
      return cookieOf(await call('POST', '/api/auth/register', { body, address }));
    },
    close: async () => {
      await app.close();
      await analyst.close();
      await deps.reports.desk.close();
      await deps.reports.http.close();
      await database.close();
    },
  };
}
