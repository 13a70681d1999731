/** Starts the product's own PostgreSQL on a unix socket, or attaches to it when it already runs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from './binaries.ts';
import { choosePlace, type Place } from './place.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';

export interface PrivatePostgres {
  /** For node-postgres; also accepted by libpq programs. */
  readonly connection: { host: string; port: number; user: string; database: string };
  readonly dataPath: string;
  /** Stops the server, unless other programs still use it. */
  readonly stop: () => Promise<void>;
}

const user = 'pagewright';
const port = 5432;
const startLimitMs = 30_000;
const stopLimitMs = 6000;
const partingMs = 1000;

const connectionOf = (place: Place, database: string) => ({ host: place.socketDir, port, user, database });

async function ping(place: Place): Promise<boolean> {
  const client = new pg.Client({ ...connectionOf(place, 'postgres'), connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false; // not there, or not ready yet: the caller decides how long to go on asking
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Null when it went well, else what went wrong. In a session of its own: Ctrl+C ends us, not half a cluster. */
function runInitdb(place: Place, folder: string): Promise<string | null> {
  const args = ['-D', folder, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-instructions'];
  return new Promise((resolve) => {
    const initdb = spawn(path.join(place.bin, 'initdb'), args, {
      ...place.runAs,
      cwd: place.home,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    initdb.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    initdb.on('error', (error) => resolve(error.message));
    initdb.on('close', (code) => resolve(code === 0 ? null : said));
  });
}

/** Makes the cluster beside its place and moves it there whole: half a cluster never looks like a database. */
async function createCluster(place: Place): Promise<void> {
  if (existsSync(path.join(place.data, 'PG_VERSION'))) return;
  const half = `${place.data}.new-${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  const trouble = await runInitdb(place, half);
  if (trouble !== null) {
    rmSync(half, { recursive: true, force: true });
    throw new PrivatePostgresError(
      `The private database could not be created in ${place.home}: ${trouble.trim()}`,
    );
  }
  try {
    renameSync(half, place.data);
  } catch (cause) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(path.join(place.data, 'PG_VERSION'))) throw cause; // else another process was quicker
  }
}

function startServer(place: Place): ChildProcess {
  const log = openSync(path.join(place.home, 'server.log'), 'a');
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${place.socketDir}`,
    'unix_socket_permissions=0700',
    `port=${port}`,
    'max_connections=100',
    'log_min_messages=warning',
  ];
  const args = ['-D', place.data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(path.join(place.bin, 'postgres'), args, {
    ...place.runAs,
    cwd: place.home,
    detached: true,
    stdio: ['ignore', log, log],
  });
  server.unref();
  closeSync(log);
  return server;
}

/** Starts the server and waits for it; one that gives up because another still shuts down or starts is tried again. */
async function bringUp(place: Place): Promise<void> {
  const giveUpAt = performance.now() + startLimitMs;
  let server = startServer(place);
  while (!(await ping(place))) {
    if (performance.now() > giveUpAt) {
      throw new PrivatePostgresError(
        `The private database did not start; its log is ${path.join(place.home, 'server.log')}`,
      );
    }
    await delay(server.exitCode === null ? 50 : 250);
    if (server.exitCode !== null) server = startServer(place);
  }
}

async function isUsedByOthers(place: Place): Promise<boolean> {
  const client = new pg.Client(connectionOf(place, 'postgres'));
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return (rows[0]?.others ?? 0) > 0;
  } catch {
    return false; // it is already going down
  } finally {
    await client.end().catch(() => undefined);
  }
}

function readPostmasterPid(place: Place): number | null {
  const file = path.join(place.data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

async function stopServer(place: Place): Promise<void> {
  // Our own connections, closed a moment ago, may still be counted.
  const othersAfter = performance.now() + partingMs;
  while (await isUsedByOthers(place)) {
    if (performance.now() > othersAfter) return;
    await delay(50);
  }
  const pid = readPostmasterPid(place);
  if (pid === null) return;
  process.kill(pid, 'SIGINT'); // PostgreSQL's fast shutdown
  const giveUpAt = performance.now() + stopLimitMs;
  while (existsSync(path.join(place.data, 'postmaster.pid')) && performance.now() < giveUpAt) await delay(25);
}

async function createDatabase(place: Place): Promise<void> {
  const client = new pg.Client(connectionOf(place, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [user]);
    if (rowCount === 0) {
      await client.query(`create database ${user}`).catch((cause: unknown) => {
        const code = cause instanceof pg.DatabaseError ? cause.code : undefined;
        if (code !== '42P04' && code !== '23505') throw cause; // else another process was quicker
      });
    }
  } finally {
    await client.end();
  }
}

/** Starts the server, unless it answers already. */
async function ensureRunning(place: Place): Promise<void> {
  if (await ping(place)) return;
  await createCluster(place);
  await bringUp(place);
}

interface Presence {
  /** Stops watching and lets go. */
  readonly end: () => Promise<void>;
}

/**
 * One connection that stays open: it tells other processes that the server is in use,
 * and it notices at once when the server is gone, so that it is started again.
 */
async function keepPresence(place: Place, onRevived: () => void): Promise<Presence> {
  let isEnding = false;
  let revival: Promise<void> | null = null;
  let client: pg.Client;
  const connect = async (): Promise<void> => {
    client = new pg.Client({ ...connectionOf(place, 'postgres'), application_name: 'pagewright presence' });
    client.on('error', () => undefined); // `end` follows
    client.on('end', () => {
      if (!isEnding) revival ??= revive();
    });
    await client.connect();
  };
  const tryToRevive = async (): Promise<boolean> => {
    try {
      await ensureRunning(place);
      await connect();
      return true;
    } catch {
      await delay(500); // it may be shutting down: it can be started again when that is done
      return isEnding;
    }
  };
  const revive = async (): Promise<void> => {
    while (!(await tryToRevive()));
    revival = null;
    onRevived();
  };
  await connect();
  return {
    end: async () => {
      isEnding = true;
      // A connection that is just being made would be taken for somebody else's.
      if (revival !== null) await Promise.race([revival, delay(stopLimitMs / 2)]);
      await client.end().catch(() => undefined);
    },
  };
}

export interface LaunchOptions {
  /** Told when the server was gone and is back. */
  readonly onRevived?: () => void;
}

export async function launchPrivatePostgres(
  dataDir: string,
  { onRevived = () => undefined }: LaunchOptions = {},
): Promise<PrivatePostgres> {
  const place = choosePlace({ dataDir, binaries: findPostgresBinaries() });
  await ensureRunning(place);
  await createDatabase(place);
  const presence = await keepPresence(place, onRevived);
  return {
    connection: connectionOf(place, user),
    dataPath: place.home,
    stop: async () => {
      await presence.end();
      await stopServer(place);
    },
  };
}
