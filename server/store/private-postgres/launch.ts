/** Starts the product's own PostgreSQL on a unix socket, or attaches to it when it already runs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from './binaries.ts';
import { type Cluster, createCluster, removeUnfinished, requirePassword, role } from './cluster.ts';
import { chooseLocation } from './location.ts';
import { passwordFile, readPassword } from './password.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';

export interface PrivatePostgres {
  /** For node-postgres; also accepted by libpq programs. */
  readonly connection: {
    host: string;
    port: number;
    user: string;
    password: string;
    database: string;
  };
  readonly dataPath: string;
  /** Stops the server, unless other programs still use it. */
  readonly stop: () => Promise<void>;
}

const port = 5432;
const startLimitMs = 30_000;
/** Together with the other steps below what a service manager waits; the server then ends by itself. */
const stopLimitMs = 4000;
const disconnectMs = 1000;

const connectionOf = ({ socketDir, password }: Cluster, database: string) => ({
  host: socketDir,
  port,
  user: role,
  password,
  database,
});

/** PostgreSQL's codes for a wrong password. */
const isRefused = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '28P01' || error.code === '28000');

const refused = (cluster: Cluster): PrivatePostgresError =>
  new PrivatePostgresError(
    `The private database in ${cluster.home} refuses the password in ${passwordFile(cluster)}. Put the right file back. If it is lost, put the line "local all all trust" at the top of ${path.join(cluster.data, 'pg_hba.conf')} and start Pagewright again: it sets a new password.`,
  );

async function ping(cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({ ...connectionOf(cluster, 'postgres'), connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    if (isRefused(error)) throw refused(cluster);
    return false; // not running, or not ready yet: the caller decides how long to retry
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What tests may lose when the machine fails: they create and drop many databases. */
const disposableSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

function startServer(cluster: Cluster): ChildProcess {
  const log = openSync(path.join(cluster.home, 'server.log'), 'a');
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${cluster.socketDir}`,
    'unix_socket_permissions=0700',
    `port=${port}`,
    'max_connections=100',
    'log_min_messages=warning',
    ...(cluster.isDisposable ? disposableSettings : []),
  ];
  const args = ['-D', cluster.data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(path.join(cluster.bin, 'postgres'), args, {
    ...cluster.runAs,
    cwd: cluster.home,
    detached: true,
    stdio: ['ignore', log, log],
  });
  server.unref();
  closeSync(log);
  return server;
}

/** Starts the server and waits for it; retries when it exits because another is still shutting down or starting. */
async function startAndWait(cluster: Cluster): Promise<void> {
  const giveUpAt = performance.now() + startLimitMs;
  let server = startServer(cluster);
  const isReady = (): Promise<boolean> =>
    ping(cluster).catch((error: unknown) => {
      server.kill('SIGINT');
      throw error;
    });
  while (!(await isReady())) {
    if (performance.now() > giveUpAt) {
      throw new PrivatePostgresError(
        `The private database did not start; its log is ${path.join(cluster.home, 'server.log')}`,
      );
    }
    await delay(server.exitCode === null ? 50 : 250);
    if (server.exitCode !== null) server = startServer(cluster);
  }
}

async function isUsedByOthers(cluster: Cluster): Promise<boolean> {
  const client = new pg.Client(connectionOf(cluster, 'postgres'));
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return (rows[0]?.others ?? 0) > 0;
  } catch {
    return false; // it is already shutting down
  } finally {
    await client.end().catch(() => undefined);
  }
}

function readPostmasterPid(cluster: Cluster): number | null {
  const file = path.join(cluster.data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

async function stopServer(cluster: Cluster): Promise<void> {
  // Our own connections, just closed, may still be counted.
  const othersAfter = performance.now() + disconnectMs;
  while (await isUsedByOthers(cluster)) {
    if (performance.now() > othersAfter) return;
    await delay(50);
  }
  const pid = readPostmasterPid(cluster);
  if (pid === null) return;
  process.kill(pid, 'SIGINT'); // PostgreSQL's fast shutdown
  const giveUpAt = performance.now() + stopLimitMs;
  while (existsSync(path.join(cluster.data, 'postmaster.pid')) && performance.now() < giveUpAt)
    await delay(25);
}

async function prepare(cluster: Cluster): Promise<void> {
  const client = new pg.Client(connectionOf(cluster, 'postgres'));
  await client.connect();
  try {
    await requirePassword(cluster, client);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [role]);
    if (rowCount === 0) {
      await client.query(`create database ${role}`).catch((cause: unknown) => {
        const code = cause instanceof pg.DatabaseError ? cause.code : undefined;
        if (code !== '42P04' && code !== '23505') throw cause; // otherwise another process was faster
      });
    }
  } finally {
    await client.end();
  }
}

/** Starts the server, unless it already runs. */
async function ensureRunning(cluster: Cluster, signal?: AbortSignal): Promise<void> {
  if (await ping(cluster)) return;
  await createCluster(cluster, signal);
  await startAndWait(cluster);
}

interface HeldConnection {
  /** Stops watching and disconnects. */
  readonly end: () => Promise<void>;
}

/**
 * Holds one connection open: it shows other processes that the server is in use, and notices at once when the
 * server is gone, so that it is started again.
 */
async function holdConnection(cluster: Cluster, onRevived: () => void): Promise<HeldConnection> {
  let isStopping = false;
  let restart: Promise<void> | null = null;
  let client: pg.Client;
  const connect = async (): Promise<void> => {
    client = new pg.Client({
      ...connectionOf(cluster, 'postgres'),
      application_name: 'pagewright presence',
    });
    client.on('error', () => undefined); // `end` follows
    client.on('end', () => {
      if (!isStopping) restart ??= restartServer();
    });
    await client.connect();
  };
  const tryRestart = async (): Promise<boolean> => {
    try {
      await ensureRunning(cluster);
      await connect();
      return true;
    } catch {
      await delay(500); // it may be shutting down: it can be started again afterwards
      return isStopping;
    }
  };
  const restartServer = async (): Promise<void> => {
    while (!(await tryRestart()));
    restart = null;
    onRevived();
  };
  await connect();
  return {
    end: async () => {
      isStopping = true;
      // A connection that is just being opened would be counted as another program's.
      if (restart !== null) await Promise.race([restart, delay(stopLimitMs / 2)]);
      await client.end().catch(() => undefined);
    },
  };
}

export interface LaunchOptions {
  /** Called when the server was gone and is back. */
  readonly onRevived?: () => void;
  /** For tests: what is stored need not survive a failure of the machine. */
  readonly isDisposable?: boolean;
  /** Ends the creation of a new database, which takes long on a busy machine. */
  readonly signal?: AbortSignal;
}

export async function launchPrivatePostgres(
  dataDir: string,
  { onRevived = () => undefined, isDisposable = false, signal }: LaunchOptions = {},
): Promise<PrivatePostgres> {
  const location = chooseLocation({ dataDir, binaries: findPostgresBinaries() });
  removeUnfinished(location);
  const cluster: Cluster = { ...location, password: readPassword(location), isDisposable };
  await ensureRunning(cluster, signal);
  await prepare(cluster);
  const heldConnection = await holdConnection(cluster, onRevived);
  return {
    connection: connectionOf(cluster, role),
    dataPath: cluster.home,
    stop: async () => {
      await heldConnection.end();
      await stopServer(cluster);
    },
  };
}
