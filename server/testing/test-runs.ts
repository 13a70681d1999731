/** A server with a queue, a worker and a site to analyse, for tests of whole runs. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultSettings, type Settings } from '@pagewright/contract/entities/settings';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import type { PageRenderer } from '@pagewright/engine/render/page-renderer';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { AppOptions } from '../app.ts';
import { createWorkSlots } from '../jobs/fair-slots.ts';
import { openRunNotices } from '../jobs/run-notices.ts';
import { type OpenRunQueue, openRunQueue } from '../jobs/run-queue.ts';
import { performRun } from '../services/analyses/perform-run.ts';
import type { Deps } from '../services/deps.ts';
import { book } from '../store/ledger.ts';
import { saveSettings } from '../store/users.ts';
import { createRunPools, type RunPool, type RunPools } from '../workers/run-pool.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestSite {
  readonly port: number;
  /** Paths that the crawler requested, in order; without requests of a browser. */
  readonly requested: string[];
  /** The time of each request in milliseconds. */
  readonly requestedAt: number[];
  /** Delays all responses until it is set to null. */
  gate: Promise<void> | null;
  readonly close: () => Promise<void>;
}

export interface TestSiteOptions {
  readonly pages: number;
  /** Milliseconds before each response. */
  readonly delayMs?: number;
  /** Handles requests for special hosts; false for all others. */
  readonly oddly?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

const pageText = (path: string, pages: number): string => {
  const links = Array.from({ length: pages }, (_, i) => `<li><a href="/page-${i}">Page number ${i}</a></li>`);
  return `<!doctype html><html lang="en"><head><title>The page at ${path} of a small site</title></head>
<body><main><h1>Page ${path}</h1><p>Some words about ${path}, enough to be read.</p><ul>${links.join('')}</ul></main></body></html>`;
};

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const isBrowser = ({ headers }: IncomingMessage): boolean =>
  headers['user-agent']?.startsWith('Mozilla/') === true;

/** A site with this many pages, under any host name. */
export async function serveTestSite({ pages, delayMs = 0, oddly }: TestSiteOptions): Promise<TestSite> {
  const requested: string[] = [];
  const requestedAt: number[] = [];
  const site = { requested, requestedAt, gate: null as Promise<void> | null };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    if (!isBrowser(request)) {
      requested.push(path);
      requestedAt.push(performance.now());
    }
    if (site.gate !== null && path !== '/robots.txt') await site.gate;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (oddly?.(request, response) === true) return;
    const number = /^\/page-(\d+)$/.exec(path)?.[1];
    if (path === '/' || (number !== undefined && Number(number) < pages))
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageText(path, pages));
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not found</title>');
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return Object.assign(site, {
    port: portOf(server),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

export interface TestUser {
  readonly cookie: string;
  readonly user: User;
}

export interface TestRuns extends TestApp {
  /** An account with the shortest crawl delay and no images; paid when it has credits. */
  readonly person: (credits?: number, settings?: Partial<Settings>) => Promise<TestUser>;
  readonly start: (person: TestUser, domain: string) => Promise<LightMyRequestResponse>;
  /** The id of a run that must have been started. */
  readonly started: (person: TestUser, domain: string) => Promise<string>;
  readonly stateOf: (runId: string) => Promise<string>;
  /** Waits for the end of a run, and returns it. */
  readonly ended: (runId: string) => Promise<string>;
  readonly queue: OpenRunQueue;
  /** Starts working on runs in this process; without a suggester reports have no AI suggestions, and say so. */
  readonly work: (slots?: number, renderer?: PageRenderer, hasSuggester?: boolean) => Promise<void>;
  /** The site's port under many host names, as CONNECT_TO entries. */
  readonly connectTo: string;
}

const usualDelayMs = 100;

async function createTestUser(app: TestApp, credits?: number, given?: Partial<Settings>): Promise<TestUser> {
  const cookie = await app.signUp();
  const user = (await app.call('GET', '/api/auth/user', { cookie })).json<User>();
  const settings = {
    ...defaultSettings,
    crawlDelay: usualDelayMs,
    maxPages: 8,
    analyzeImages: false,
    ...given,
  };
  await saveSettings(app.db, user.id, settings);
  if (credits === undefined) return { cookie, user };
  await app.db.updateTable('users').set({ account_status: 'paid' }).where('id', '=', user.id).execute();
  await book(app.db, {
    userId: user.id,
    kind: 'purchase',
    amount: credits - limits.credits.signUpGrant,
    reason: 'for a test',
    idempotencyKey: `purchase:${user.id}`,
  });
  return { cookie, user };
}

/** Sites of tests are our own: what users must wait for at the least, only tests that set a delay wait for. */
const paceMs = 10;

function hasten(pool: RunPool): void {
  const run = pool.run.bind(pool);
  pool.run = (method, input, options) => {
    const { order } = input;
    const isUsual = order.options.crawlDelayMs === usualDelayMs;
    const hastened = { ...order, options: { ...order.options, crawlDelayMs: paceMs } };
    return run(method, isUsual ? { ...input, order: hastened } : input, options);
  };
}

/** Host names of the same site, so that a user can have many runs. */
export const testHosts: readonly string[] = Array.from({ length: 130 }, (_, i) => `site-${i}.example`);

/** Where runs find their sites: all hosts at one port. */
interface SitePlace extends Pick<TestSite, 'port'> {
  readonly hosts?: readonly string[];
}

export async function createTestRuns(
  { port, hosts = testHosts }: SitePlace,
  options: Partial<AppOptions> = {},
  given: Partial<Deps> = {},
): Promise<TestRuns> {
  const database = await createTestDatabase();
  const { connection } = database;
  const onFailure = (): void => undefined;
  const notices = await openRunNotices({ connection, onFailure });
  const queue = await openRunQueue({ connection, isWorker: true, notices, onFailure });
  const connectTo = hosts.map((host) => `${host}=127.0.0.1:${port}`).join(',');
  const overrides: Partial<Deps> = { notices, queue, now: () => new Date(), ...given };
  const app = await createTestApp(overrides, options, database);
  const pools: RunPools[] = [];
  const stateOf = async (runId: string): Promise<string> => {
    const row = await app.db.selectFrom('runs').select('state').where('id', '=', runId).executeTakeFirst();
    return row?.state ?? 'gone';
  };
  const start: TestRuns['start'] = ({ cookie }, domain) =>
    app.call('POST', '/api/analyze', { cookie, body: { domain } });
  return {
    ...app,
    start,
    stateOf,
    person: (credits, given) => createTestUser(app, credits, given),
    started: async (person, domain) => {
      const response = await start(person, domain);
      if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`);
      return response.json<{ runId: string }>().runId;
    },
    ended: async (runId) => {
      await expect
        .poll(() => stateOf(runId), { timeout: 100_000, interval: 50 })
        .not.toMatch(/queued|running/);
      return stateOf(runId);
    },
    queue,
    connectTo,
    work: async (slots = 2, renderer?: PageRenderer, hasSuggester = false) => {
      const threads = createRunPools({
        setup: { connectTo, aboutUrl: 'http://localhost:3000/how-it-works', hasSuggester },
        memoryMb: 512,
        // Runs share a thread; each one more would load the whole engine again.
        maxWorkers: 1,
      });
      pools.push(threads);
      hasten(threads.shared);
      hasten(threads.isolated);
      hasten(threads.wholeSite);
      const deps = {
        ...app.deps,
        threads,
        slots: createWorkSlots(slots),
        ...(renderer !== undefined && { renderer }),
      };
      queue.work(slots, (runId, signal, place) => performRun(deps, runId, signal, place));
    },
    close: async () => {
      await queue.close();
      for (const pool of pools) await pool.close();
      await notices.close();
      await app.close();
    },
  };
}
