/** Load tests and fault injection: a private database, paid accounts, and product processes that can be started and killed. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { defaultSettings } from '../../contract/entities/settings.ts';
import { checkUrl } from '../../engine/fetch/address-guard.ts';
import { parseConnectTo } from '../../engine/fetch/connect-to.ts';
import { openRunQueue } from '../../server/jobs/run-queue.ts';
import { startAnalysis } from '../../server/services/analyses/start-analysis.ts';
import { openDatabase } from '../../server/store/database.ts';
import { book } from '../../server/store/ledger.ts';
import { migrate } from '../../server/store/migrate.ts';
import { launchPrivatePostgres } from '../../server/store/private-postgres/launch.ts';
import { createSession } from '../../server/store/sessions.ts';
import { createUser, saveSettings } from '../../server/store/users.ts';
import { compileCache, root } from '../prepare.mjs';

const checkHost = (url) => checkUrl(url, { connectTo: parseConnectTo('') });
const sessionLifeMs = 24 * 3600_000;

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
  return {
    db,
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
      startAnalysis({ db, queue, checkUrl: checkHost }, user, { domain, useSitemap: true }),
    async runs() {
      return db.selectFrom('runs').selectAll().execute();
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
