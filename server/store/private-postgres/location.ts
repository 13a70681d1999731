/** Decides where the private database is placed, so that the user it runs as can reach it. */
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

export interface Location {
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

/** Whether other users may traverse every folder above `target`, and read and run `target` where it is a file. */
export function isReachableByOthers(target: string): boolean {
  for (let at = realpathSync(target); ; at = path.dirname(at)) {
    const stat = statSync(at);
    const needed = stat.isDirectory() ? 0o001 : 0o005;
    if ((stat.mode & needed) !== needed) return false;
    if (path.dirname(at) === at) return true;
  }
}

/** A folder that other users may traverse, whatever the umask. */
function makeTraversable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function changeOwner(folder: string, { uid, gid }: RunAs): void {
  lchownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(folder, entry), uid, gid);
}

/** Copies the programs to where `nobody` can run them; once per version. */
function copyBinaries(binaries: PostgresBinaries, into: string, runAs: RunAs): string {
  const wanted = path.join(into, `programs-${binaries.major}`);
  if (!existsSync(wanted)) {
    const half = `${wanted}.${process.pid}`;
    cpSync(binaries.root, half, { recursive: true, verbatimSymlinks: true });
    changeOwner(half, runAs);
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

/** A cluster runs only as the user that created it. */
function checkOwner(cluster: string, data: string, runAs: RunAs | null): void {
  const made = [data, cluster].find((folder) => existsSync(folder));
  if (made === undefined) return;
  const { uid } = statSync(made);
  // Root may have been interrupted before it changed the owner.
  if (uid === (runAs?.uid ?? process.getuid?.()) || (runAs !== null && uid === 0)) return;
  const owner =
    uid === nobody.uid ? 'root started Pagewright' : `the user with the id ${uid} started Pagewright`;
  throw new PrivatePostgresError(
    `The database in ${cluster} was created when ${owner}; another user cannot run it. Start Pagewright as that user, or set DATA_DIR to another folder.`,
  );
}

export interface LocationRequest {
  readonly dataDir: string;
  readonly binaries: PostgresBinaries;
  /** Where root places a database whose own folder other users cannot enter. */
  readonly systemHome?: string;
}

export function chooseLocation({ dataDir, binaries, systemHome }: LocationRequest): Location {
  mkdirSync(dataDir, { recursive: true });
  const runAs = process.getuid?.() === 0 ? nobody : null;
  let home = realpathSync(dataDir);
  let bin = binaries.bin;
  if (runAs !== null && !isReachableByOthers(home)) {
    const fallbackHome = systemHome ?? '/var/lib/pagewright';
    home = path.join(fallbackHome, shortHash(home));
    makeTraversable(fallbackHome);
    makeTraversable(home);
  }
  if (runAs !== null && !isReachableByOthers(path.join(bin, 'postgres')))
    bin = copyBinaries(binaries, home, runAs);
  const socketDir = home.length <= longestHome ? home : path.join(tmpdir(), `pagewright-${shortHash(home)}`);
  const cluster = path.join(home, 'postgres');
  const data = path.join(cluster, `data-${binaries.major}`);
  checkOwner(cluster, data, runAs);
  makeFolder(cluster, runAs, 0o700);
  const socket = socketDir === home ? path.join(cluster, 'run') : socketDir;
  makeFolder(socket, runAs, 0o700);
  return { home: cluster, data, socketDir: socket, bin, runAs };
}
