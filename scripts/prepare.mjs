/** Makes a checkout ready to run: installs what the lockfile says, builds the website, each only when needed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { say } from './say.mjs';

export const root = path.dirname(import.meta.dirname);

const at = (...parts) => path.join(root, ...parts);

/** Where Node keeps what it compiled, for the next start: that takes half the time. */
export const compiledFolder = process.env['NODE_COMPILE_CACHE'] ?? at('.cache', 'compiled');

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

/** The packages bring a Node for these. */
const bringsNode = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);

/** The Node that npm installed here, else the one that runs this, if it is new enough. */
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
 * What a start has to do first: `doing` and `done` name it, `finish` remembers that it was done.
 * @typedef {{ doing: string, done: string, program: string, args: string[], env?: Record<string, string>, finish: () => void }} Preparation
 */

/** Installing the packages of the lockfile, unless they are there. @returns {Preparation | null} */
export function findInstallation() {
  // Better before the minute that the packages take than after it.
  if (!bringsNode) findNode();
  const lockfile = at('package-lock.json');
  const stampFile = at('node_modules', '.pagewright-installed');
  const stamp = hashOfFile(lockfile);
  if (readStamp(stampFile) === stamp) return null;
  const finish = () => writeFileSync(stampFile, stamp);
  const npmsOwn = at('node_modules', '.package-lock.json');
  if (existsSync(npmsOwn) && statSync(npmsOwn).mtimeMs >= statSync(lockfile).mtimeMs) {
    finish(); // somebody ran "npm ci"
    return null;
  }
  return {
    doing: 'Installing packages',
    done: 'Installed packages',
    program: 'npm',
    // Nothing we use needs an install script; the database's programs are completed when they are first started.
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

/** Building the website, unless it was built from these sources. @returns {Preparation | null} */
export function findBuild() {
  const stampFile = at('web', 'dist', '.built-from');
  const stamp = hashOfSources();
  if (readStamp(stampFile) === stamp && existsSync(at('web', 'dist', 'client', 'app.html'))) return null;
  // A build that is cut off must not pass for the one before it.
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

/** Node reads the file by itself, and would complain where there is none. */
export const envFileFlags = () => (existsSync(at('.env')) ? ['--env-file=.env'] : []);

/** Sizes and times of all sources that a command of the engine may be made of. */
function stateOfSources(entry) {
  const files = ['contract', 'engine'].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true }).map((name) => at(folder, name)),
  );
  const beside = readdirSync(path.dirname(entry)).map((name) => path.join(path.dirname(entry), name));
  const others = [
    at('package-lock.json'),
    at('scripts', 'bundle.mjs'),
    at('server', 'demo', 'demo-hosts.ts'),
  ];
  return [...files, ...beside, ...others]
    .filter((file) => /\.(?:ts|json|mjs)$/.test(file) && !file.includes('.test.'))
    .sort()
    .map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs}`;
    })
    .join('\n');
}

/** The program of `entry` as one file, made anew when a source has changed: it starts in a fifth of the time. */
function ensureBundled(entry) {
  const stamp = createHash('sha256').update(stateOfSources(entry)).digest('hex').slice(0, 16);
  const folder = at('.cache', 'bundled');
  const name = path.basename(entry, '.ts');
  const file = path.join(folder, `${name}-${stamp}.cjs`);
  if (existsSync(file)) return file;
  // What another start is making of the same sources at this moment is none of them.
  const isOlder = (each) => each.startsWith(`${name}-`) && !each.startsWith(`${name}-${stamp}`);
  if (existsSync(folder))
    for (const older of readdirSync(folder).filter(isOlder))
      rmSync(path.join(folder, older), { force: true });
  // The file comes to its place at once, never in parts.
  const fresh = `${file}.${process.pid}`;
  run(findNode(), [at('scripts', 'bundle.mjs'), entry, fresh]);
  renameSync(fresh, file);
  return file;
}

/** An audit of so many pages is over in seconds. */
const shortPagesMax = 2000;

/**
 * How V8 is to use memory. A large nursery, large from the start, copies less of what is new, and where next to nothing
 * that is old becomes garbage it need not be looked for. With thousands of pages that would take too much.
 */
const memoryFor = (pages) =>
  pages > shortPagesMax
    ? ['--max-semi-space-size=16']
    : ['--min-semi-space-size=32', '--max-semi-space-size=32', '--initial-old-space-size=128'];

/** What Node is to run for an audit of so many pages by the bundled program of `entry`, which exports `main`. */
export const bundledProgram = (entry, pages) => [
  ...memoryFor(pages),
  at('scripts', 'run-bundled.mjs'),
  ...(pages > shortPagesMax ? [] : ['--short']),
  ensureBundled(entry),
];
