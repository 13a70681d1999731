/** Decides where the private database lives, so that the user it runs as can reach it. */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';

/** PostgreSQL refuses to run as root; it then runs as `nobody`. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

export interface Place {
  readonly home: string;
  readonly data: string;
  readonly socketDir: string;
  readonly bin: string;
  readonly runAs: RunAs | null;
}

const nobody: RunAs = { uid: 65534, gid: 65534 };

/** Below it comes `/postgres/run/.s.PGSQL.5432`, and the path of a unix socket may have 103 bytes on macOS, 107 on Linux. */
const longestHome = 76;

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Whether others may enter every folder on the way to `target`, and read and run `target` where it is a file. */
export function isReachableByOthers(target: string): boolean {
  for (let at = realpathSync(target); ; at = path.dirname(at)) {
    const stat = statSync(at);
    const needed = stat.isDirectory() ? 0o001 : 0o005;
    if ((stat.mode & needed) !== needed) return false;
    if (path.dirname(at) === at) return true;
  }
}

/** A folder that others may pass through, whatever the process's umask. */
function makePassage(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function giveAway(folder: string, { uid, gid }: RunAs): void {
  lchownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(folder, entry), uid, gid);
}

/** Copies the programs to where `nobody` can run them; done once per version. */
function bringBinaries(binaries: PostgresBinaries, into: string, runAs: RunAs): string {
  const wanted = path.join(into, `programs-${binaries.major}`);
  if (!existsSync(wanted)) {
    const half = `${wanted}.${process.pid}`;
    cpSync(binaries.root, half, { recursive: true, verbatimSymlinks: true });
    giveAway(half, runAs);
    try {
      renameSync(half, wanted);
    } catch (cause) {
      rmSync(half, { recursive: true, force: true });
      if (!existsSync(wanted)) throw cause;
    }
  }
  return path.join(wanted, 'bin');
}

function makeFolder(folder: string, runAs: RunAs | null, mode: number): void {
  mkdirSync(folder, { recursive: true, mode });
  if (runAs !== null) chownSync(folder, runAs.uid, runAs.gid);
}

/** A cluster runs as the user that made it, and as no other. */
function checkOwner(cluster: string, data: string, runAs: RunAs | null): void {
  const made = [data, cluster].find((folder) => existsSync(folder));
  if (made === undefined) return;
  const { uid } = statSync(made);
  // Root may have been cut off before it gave the folder away.
  if (uid === (runAs?.uid ?? process.getuid?.()) || (runAs !== null && uid === 0)) return;
  const owner =
    uid === nobody.uid ? 'root started Pagewright' : `the user with the id ${uid} started Pagewright`;
  throw new PrivatePostgresError(
    `The database in ${cluster} was created when ${owner}; another user cannot run it. Start Pagewright as that user, or set DATA_DIR to another folder.`,
  );
}

export interface PlaceRequest {
  readonly dataDir: string;
  readonly binaries: PostgresBinaries;
  /** Where root keeps a database whose own folder others cannot enter. */
  readonly systemHome?: string;
}

export function choosePlace({ dataDir, binaries, systemHome }: PlaceRequest): Place {
  mkdirSync(dataDir, { recursive: true });
  const runAs = process.getuid?.() === 0 ? nobody : null;
  let home = realpathSync(dataDir);
  let bin = binaries.bin;
  if (runAs !== null && !isReachableByOthers(home)) {
    const shelter = systemHome ?? '/var/lib/pagewright';
    home = path.join(shelter, shortHash(home));
    makePassage(shelter);
    makePassage(home);
  }
  if (runAs !== null && !isReachableByOthers(path.join(bin, 'postgres')))
    bin = bringBinaries(binaries, home, runAs);
  const socketDir = home.length <= longestHome ? home : path.join(tmpdir(), `pagewright-${shortHash(home)}`);
  const cluster = path.join(home, 'postgres');
  const data = path.join(cluster, `data-${binaries.major}`);
  checkOwner(cluster, data, runAs);
  makeFolder(cluster, runAs, 0o700);
  const socket = socketDir === home ? path.join(cluster, 'run') : socketDir;
  makeFolder(socket, runAs, 0o700);
  return { home: cluster, data, socketDir: socket, bin, runAs };
}
