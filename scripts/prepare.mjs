/** Prepares a checkout to run: installs the packages of the lockfile and builds the website, each only when needed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from './say.mjs';

export const root = path.dirname(import.meta.dirname);

const at = (...parts) => path.join(root, ...parts);

/** Node's own compile cache, for everything the scripts start. */
export const compileCache = {
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? at('.cache', 'compiled'),
};

export { say };

/** Runs a program to its end, with our own input and output; a failure ends this process with its code. */
export function run(program, args, env = {}) {
  const result = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (result.error) {
    say(`${program} could not be run: ${result.error.message}`);
    process.exit(1);
  }
  if (result.status !== 0) process.exit(result.status ?? 1);
}

const hashOfFile = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const isRecentNode = ([major = 0, minor = 0]) => major > 22 || (major === 22 && minor >= 22);

/** The packages include a Node for these. */
const bringsNode = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);

/** The Node that npm installed here, else the current one if it is recent enough. */
export function findNode() {
  const own = at('node_modules', '.bin', 'node');
  if (existsSync(own)) return own;
  if (isRecentNode(process.versions.node.split('.').map(Number))) return process.execPath;
  say(
    `Pagewright needs Node 22.22 or newer on ${process.platform} ${process.arch}; this is ${process.version}. Install a newer Node, then try again.`,
  );
  return process.exit(1);
}

/**
 * A step before the start: `doing` and `done` name it, `finish` records that it was done.
 * @typedef {{ doing: string, done: string, program: string, args: string[], env?: Record<string, string>, finish: () => void }} Preparation
 */

/** Installs the packages of the lockfile; null when they are installed. @returns {Preparation | null} */
export function findInstallation() {
  // An old Node is reported before the installation, which takes a minute.
  if (!bringsNode) findNode();
  const lockfile = at('package-lock.json');
  const stampFile = at('node_modules', '.pagewright-installed');
  const stamp = hashOfFile(lockfile);
  if (readStamp(stampFile) === stamp) return null;
  const finish = () => writeFileSync(stampFile, stamp);
  const npmsOwn = at('node_modules', '.package-lock.json');
  if (existsSync(npmsOwn) && statSync(npmsOwn).mtimeMs >= statSync(lockfile).mtimeMs) {
    finish(); // "npm ci" was run by hand
    return null;
  }
  return {
    doing: 'Installing packages',
    done: 'Installed packages',
    program: 'npm',
    // No package needs an install script; the database's programs are completed on their first start.
    args: ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    finish,
  };
}

/** Everything the website is built from, as one hash. */
function hashOfSources() {
  const hash = createHash('sha256');
  for (const folder of ['contract', 'web']) {
    const files = readdirSync(at(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !/[/\\](dist|node_modules)[/\\]|\.test\.tsx?$/.test(file))
      .sort();
    for (const file of files)
      hash.update(path.relative(root, file)).update('\0').update(hashOfFile(file)).update('\0');
  }
  return hash.update(hashOfFile(at('package-lock.json'))).digest('hex');
}

export const buildCommand = () => ({
  program: findNode(),
  args: [at('web', 'build', 'build.ts')],
  env: { NODE_ENV: 'production' },
});

/** Builds the website; null when it was built from these sources. @returns {Preparation | null} */
export function findBuild() {
  const stampFile = at('web', 'dist', '.built-from');
  const stamp = hashOfSources();
  if (readStamp(stampFile) === stamp && existsSync(at('web', 'dist', 'client', 'app.html'))) return null;
  // An interrupted build must not pass for the previous one.
  rmSync(stampFile, { force: true });
  const finish = () => {
    mkdirSync(path.dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  };
  return { doing: 'Building the website', done: 'Built the website', ...buildCommand(), finish };
}

function ensure(preparation) {
  if (preparation === null) return;
  const { doing, program, args, env, finish } = preparation;
  say(`${doing} ...`);
  run(program, args, env);
  finish();
}

export const ensureInstalled = () => ensure(findInstallation());
export const ensureBuilt = () => ensure(findBuild());

/** Node fails when the file is missing. */
export const envFileFlags = () => (existsSync(at('.env')) ? ['--env-file=.env'] : []);
