/** Load tests and fault injection: a private database, paid accounts, and product processes that can be started and killed. */
import { fork, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { defaultSettings } from '../../../contract/entities/settings.ts';
import { checkUrl } from '../../../engine/fetch/address-guard.ts';
import { parseConnectTo } from '../../../engine/fetch/connect-to.ts';
import { openRunQueue } from '../../../server/jobs/run-queue.ts';
import { startAnalysis } from '../../../server/services/analyses/start-analysis.ts';
import { openDatabase } from '../../../server/store/database.ts';
import { book } from '../../../server/store/ledger.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { launchPrivatePostgres } from '../../../server/store/private-postgres/launch.ts';
import { createSession } from '../../../server/store/sessions.ts';
import { createUser, saveSettings } from '../../../server/store/users.ts';
import { compileCache, root } from '../../prepare.mjs';
import { isUnfinished } from './accounting.mjs';

const checkHost = (url) => checkUrl(url, { connectTo: parseConnectTo('') });
const sessionLifeMs = 24 * 3600_000;

/**
 * The command line's `--name VALUE` over these usual values, each of the same type.
 * @template T
 * @param {T} usual
 * @returns {T}
 */
export function readOptions(usual) {
  const options = Object.fromEntries(
    Object.entries(usual).map(([name, value]) => [
      name,
      typeof value === 'boolean'
        ? { type: 'boolean', default: value }
        : { type: 'string', default: String(value) },
    ]),
  );
  const { values } = parseArgs({ options });
  return Object.fromEntries(
    Object.entries(usual).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(values[name]) : values[name],
    ]),
  );
}

export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** No process outlives the test, however it ends. */
const alive = new Set();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/** A product process; `lines` are those of its log. */
export async function startProduct(env, flags = []) {
  const child = spawn(process.execPath, [...flags, 'server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = [];
  alive.add(child);
  const ended = new Promise((resolve) =>
    child.on('exit', (code, signal) => {
      alive.delete(child);
      resolve(code ?? signal);
    }),
  );
  const ready = new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = JSON.parse(line);
      lines.push(entry);
      const serverUrl = /^Server listening at (\S+)/.exec(entry.msg)?.[1];
      if (serverUrl !== undefined) resolve(serverUrl);
    });
    child.on('exit', (code) => reject(new Error(`The product ended with ${code} before it listened`)));
  });
  return { child, lines, ended, url: await ready };
}

/** A product process whose own URL is known to it. */
export async function startProductAtUrl(env, flags = []) {
  const port = await freePort();
  return startProduct({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, ...env }, flags);
}

/** Another program that says its port; it ends with this one. */
async function serve(file, args) {
  const child = fork(path.join(root, file), args, { silent: true });
  alive.add(child);
  const message = () => new Promise((resolve) => child.once('message', resolve));
  const { port } = await message();
  return { child, port, message, close: () => child.kill() };
}

/** The benchmark's shop of this many pages, in its own process. */
export const serveShop = (pages, host) => serve('bench/serve-site.mjs', [String(pages), `https://${host}`]);

/** The benchmark's shop with planted faults, in its own process. */
export const serveLargeSite = (pages, host) =>
  serve('scripts/lab/support/serve-large-site.mjs', [String(pages), host]);

/** The small site in its own process, so that other load does not delay its clock. */
export const serveSiteApart = (pages) => serve('scripts/lab/support/serve-site.mjs', [String(pages), '20']);

export const connectAll = (hosts, port) => hosts.map((host) => `${host}=127.0.0.1:${port}`).join(',');

/** Keeps the processor busy with this many endless loops. */
export function makeBusy(loops) {
  const busy = Array.from({ length: loops }, () =>
    spawn('sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' }),
  );
  for (const child of busy) alive.add(child);
  return () => busy.forEach((child) => child.kill('SIGKILL'));
}

export function makeLabFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-lab-'));
  chmodSync(folder, 0o755);
  process.on('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // a server that is just ending may still write there; the system's folder is cleared in time
    }
  });
  return folder;
}

/** A test environment on an existing, migrated database. */
export async function attachLab(connection) {
  const { db, close } = openDatabase({ connection, maxConnections: 8, onError: () => undefined });
  const queue = await openRunQueue({ connection, isWorker: false, onFailure: () => undefined });
  const runs = () => db.selectFrom('runs').selectAll().execute();
  return {
    db,
    queue,
    /** A paid account with these settings. */
    async person(settings, passwordHash = null) {
      const email = `person-${randomUUID()}@lab.example`;
      const names = { firstName: null, lastName: null, profileImageUrl: null };
      const { user } = await createUser(db, { email, passwordHash, oidc: null, ...names });
      await db.updateTable('users').set({ account_status: 'paid' }).where('id', '=', user.id).execute();
      const idempotencyKey = `lab:${user.id}`;
      await book(db, { userId: user.id, kind: 'purchase', amount: 10_000, reason: 'lab', idempotencyKey });
      await saveSettings(db, user.id, { ...defaultSettings, useAI: false, ...settings });
      return user;
    },
    /** The headers of a signed-in browser. */
    async cookieOf({ id: userId }) {
      const expiresAt = new Date(Date.now() + sessionLifeMs);
      return `session=${await createSession(db, { userId, oidcIdToken: null, expiresAt })}`;
    },
    start: (user, domain) =>
      startAnalysis(
        { db, queue, checkUrl: checkHost },
        user,
        { domain, useSitemap: true },
        { network: null },
      ),
    runs,
    async untilDone() {
      while ((await runs()).some(isUnfinished)) await delay(100);
    },
    async close() {
      await queue.close();
      await close();
    },
  };
}

/** A test environment with its own private database. */
export async function openLab() {
  const folder = makeLabFolder();
  const DATA_DIR = path.join(folder, 'data');
  const postgres = await launchPrivatePostgres(DATA_DIR);
  const { connection } = postgres;
  const { pool, close } = openDatabase({ connection, maxConnections: 1, onError: () => undefined });
  await migrate(pool);
  await close();
  const lab = await attachLab(connection);
  return {
    ...lab,
    env: { DATA_DIR },
    async close() {
      await lab.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
