/** A real PostgreSQL on a loopback port, as an operator would run one: the project's own programs, with a password. */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from '../../../server/store/private-postgres/binaries.ts';
import { chooseLocation } from '../../../server/store/private-postgres/location.ts';

const user = 'pagewright';
const password = 'of the laboratory';
const startLimitMs = 30_000;

function createCluster({ bin, data, home, runAs }) {
  const secret = path.join(home, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  if (runAs !== null) chownSync(secret, runAs.uid, runAs.gid);
  const how = ['-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8', '--locale=C', '--no-instructions'];
  const result = spawnSync(path.join(bin, 'initdb'), ['-D', data, '-U', user, ...how], {
    ...runAs,
    cwd: home,
    encoding: 'utf8',
  });
  rmSync(secret);
  if (result.status !== 0) throw new Error(`initdb failed: ${result.error?.message ?? result.stderr}`);
}

async function canConnect(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false; // not yet: the caller decides how long to retry
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** `folder` must be accessible to other users; `settings` are PostgreSQL's own, as `name=value`. */
export async function startLabPostgres({ folder, port, settings = [] }) {
  const place = chooseLocation({ dataDir: folder, binaries: findPostgresBinaries() });
  createCluster(place);
  const urlOf = (database) =>
    `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  let server = null;
  let ended = Promise.resolve();
  process.prependListener('exit', () => server?.kill('SIGQUIT'));

  const start = async () => {
    const log = openSync(path.join(place.home, 'server.log'), 'a');
    const all = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=${place.socketDir}`,
      'max_connections=200',
      ...settings,
    ];
    const args = ['-D', place.data, ...all.flatMap((setting) => ['-c', setting])];
    const child = spawn(path.join(place.bin, 'postgres'), args, {
      ...place.runAs,
      cwd: place.home,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    server = child;
    ended = new Promise((resolve) => child.once('exit', resolve));
    const giveUpAt = Date.now() + startLimitMs;
    while (!(await canConnect(urlOf('postgres')))) {
      if (Date.now() > giveUpAt || child.exitCode !== null)
        throw new Error(`PostgreSQL did not start; its log is ${path.join(place.home, 'server.log')}`);
      await delay(25);
    }
  };
  /** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its crash. */
  const stop = async (signal = 'SIGINT') => {
    server?.kill(signal);
    await ended;
  };

  await start();
  const admin = new pg.Client({ connectionString: urlOf('postgres') });
  await admin.connect();
  await admin.query(`create database ${user}`);
  await admin.end();
  const isRunning = () => server?.exitCode === null && server.signalCode === null;
  return {
    url: urlOf(user),
    log: path.join(place.home, 'server.log'),
    start,
    stop,
    isRunning,
    pid: () => server?.pid,
  };
}
