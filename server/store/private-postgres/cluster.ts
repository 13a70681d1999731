/** Creates the cluster of the private database, and makes one of an older version ask for a password. */
import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { Location } from './location.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';

export const role = 'pagewright';

export interface Cluster extends Location {
  readonly password: string;
  /** Its data need not survive a failure of the machine. */
  readonly isDisposable: boolean;
}

/** Owned by the user that PostgreSQL runs as. */
function writeForPostgres({ runAs }: Location, file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 });
  if (runAs !== null) chownSync(file, runAs.uid, runAs.gid);
}

/** Null on success, else the error output. In its own session, so that Ctrl+C reaches it through `signal` only. */
function runInitdb(cluster: Cluster, folder: string, signal?: AbortSignal): Promise<string | null> {
  const secret = path.join(folder, 'password');
  writeForPostgres(cluster, secret, cluster.password);
  const args = ['-D', path.join(folder, 'data'), '-U', role, '-A', 'scram-sha-256', `--pwfile=${secret}`];
  return new Promise((resolve) => {
    const initdb = spawn(
      path.join(cluster.bin, 'initdb'),
      [...args, '-E', 'UTF8', '--locale=C', '--no-instructions'],
      { ...cluster.runAs, cwd: cluster.home, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    /** With the server that it starts; both have ended when `close` comes. */
    const end = (): void => {
      if (initdb.pid !== undefined && initdb.exitCode === null) process.kill(-initdb.pid, 'SIGTERM');
    };
    signal?.addEventListener('abort', end, { once: true });
    if (signal?.aborted === true) end();
    let output = '';
    initdb.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    initdb.on('error', (error) => resolve(error.message));
    initdb.on('close', (code, killedBy) => {
      signal?.removeEventListener('abort', end);
      resolve(code === 0 ? null : `${output} initdb ended with ${killedBy ?? code}.`);
    });
  });
}

/** What a process makes before it is complete, with the id of that process; the second is of older versions. */
const unfinished = /^(?:(?:cluster|password)\.new|data-\d+\.new)-(\d+)$/;
/** No initdb takes this long, so an id that is in use belongs to another program by now. */
const oldestMs = 10 * 60_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes what processes left behind that were killed while they created a cluster. */
export function removeUnfinished({ home }: Location): void {
  for (const name of readdirSync(home)) {
    const pid = Number(unfinished.exec(name)?.[1] ?? 0);
    if (pid === 0) continue;
    const half = path.join(home, name);
    const age = Date.now() - (statSync(half, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (isRunning(pid) && age < oldestMs) continue;
    rmSync(half, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Creates the cluster in a folder of its own and moves it, so that half a cluster never looks like a database. */
export async function createCluster(cluster: Cluster, signal?: AbortSignal): Promise<void> {
  const exists = (): boolean => existsSync(path.join(cluster.data, 'PG_VERSION'));
  if (exists()) return;
  const folder = path.join(cluster.home, `cluster.new-${process.pid}`);
  mkdirSync(folder, { mode: 0o700 });
  if (cluster.runAs !== null) chownSync(folder, cluster.runAs.uid, cluster.runAs.gid);
  try {
    const errorOutput = await runInitdb(cluster, folder, signal);
    if (errorOutput !== null)
      throw new PrivatePostgresError(
        `The private database could not be created in ${cluster.home}: ${errorOutput.trim()}`,
      );
    renameSync(path.join(folder, 'data'), cluster.data);
  } catch (cause) {
    if (!exists()) throw cause; // otherwise another process was faster
  } finally {
    rmSync(folder, { recursive: true, force: true });
    // An initdb that outlived its process may have gone on for a moment; ours took longer.
    removeUnfinished(cluster);
  }
}

/** Older versions let in every process that could reach the socket. `client` is connected as superuser. */
export async function requirePassword(cluster: Cluster, client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_hba_file_rules where auth_method is distinct from 'scram-sha-256'`,
  );
  if (rowCount === 0) return;
  // Letters, digits, - and _ only.
  await client.query(`alter role ${role} password '${cluster.password}'`);
  const half = path.join(cluster.data, `pg_hba.conf.new-${process.pid}`);
  writeForPostgres(cluster, half, 'local all all scram-sha-256\n');
  renameSync(half, path.join(cluster.data, 'pg_hba.conf'));
  await client.query('select pg_reload_conf()');
}
