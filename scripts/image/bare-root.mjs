/** A minimal Debian with Node and the system part of the image: created by debootstrap once and cached in .cache/image-root. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root as project, say } from '../prepare.mjs';
import { canRunContainers, runInContainer } from './container.mjs';
import { bind, buildCapabilities } from './oci-config.mjs';
import { readCommands, readCopies } from './read-dockerfile.mjs';

const suite = 'bookworm';
const cache = path.join(project, '.cache', 'image-root');
const tools = ['debootstrap', 'crun'];

/** The PATH of Debian's images. */
export const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const isThere = (tool) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).status === 0;

/** Null when a minimal Debian can be created here, else why not. Missing tools are installed where apt can do it. */
export function whyNoBareRoot() {
  if (process.platform !== 'linux' || process.getuid() !== 0) return 'it takes root on Linux';
  const missing = tools.filter((tool) => !isThere(tool));
  if (missing.length > 0) {
    say(`Installing ${missing.join(' and ')} ...`);
    const apt = (...args) =>
      spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
    apt('update');
    if (apt('install', '-y', '--no-install-recommends', ...missing).status !== 0)
      return `${missing.join(' and ')} could not be installed`;
  }
  return canRunContainers() ? null : 'this machine does not let root make mount namespaces';
}

/** This machine's apt mirrors, as `[URL, release, component]`; none where it is not the same Debian. */
function readMirrors() {
  const format = ['indextargets', '--format', '$(REPO_URI) $(RELEASE) $(COMPONENT)', 'Created-By: Packages'];
  const { stdout } = spawnSync('apt-get', format, { encoding: 'utf8' });
  return (stdout ?? '')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, release = '', component]) => release.startsWith(suite) && component === 'main');
}

/** How apt on this machine reaches its mirrors. */
function readAptSettings() {
  const { stdout } = spawnSync('apt-config', ['dump', '--format', '%f "%v";%n', 'Acquire'], {
    encoding: 'utf8',
  });
  const wanted = /^Acquire::(Check-Valid-Until|Retries|https?(::\S+)?) /;
  return (stdout ?? '').split('\n').filter((line) => wanted.test(line));
}

function debootstrap(target) {
  const mirrors = readMirrors();
  const [mirrorUrl] = mirrors.find(([, release]) => release === suite) ?? [];
  const log = path.join(cache, 'debootstrap.log');
  const args = ['--variant=minbase', suite, target, ...(mirrorUrl === undefined ? [] : [mirrorUrl])];
  // It mounts file systems; in its own mount namespace they are gone with it.
  const { status, stdout } = spawnSync('unshare', ['--mount', 'debootstrap', ...args], { encoding: 'utf8' });
  writeFileSync(log, stdout);
  if (status !== 0) throw new Error(`debootstrap failed; its log is ${log}`);
  for (const [mirror, release, component] of mirrors.filter(([, each]) => each !== suite))
    appendFileSync(path.join(target, 'etc/apt/sources.list'), `deb ${mirror} ${release} ${component}\n`);
}

/** Where the official image has them. */
function addNode(target) {
  const npm = path.join(execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim(), 'npm');
  const local = path.join(target, 'usr/local');
  copyFileSync(realpathSync(process.execPath), path.join(local, 'bin/node'));
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
}

/** In a container that may change the root: as root, with the network and apt settings of this machine. */
async function runAsRoot(target, folder, command) {
  const settings = path.join(folder, 'apt.conf');
  writeFileSync(settings, readAptSettings().join('\n'));
  await runInContainer(folder, {
    rootfs: target,
    isReadonly: false,
    args: ['sh', '-c', command],
    env: { PATH: searchPath, HOME: '/root' },
    cwd: '/',
    user: 0,
    capabilities: buildCapabilities,
    seccomp: null,
    mounts: [bind(settings, '/etc/apt/apt.conf.d/90-host')],
  });
}

/** Inputs of the root: if one of them changes, it is created again. */
function keyOf(stage) {
  const hash = createHash('sha256').update(`${process.version} ${process.arch}`);
  for (const file of [
    import.meta.filename,
    ...contextFiles(stage).map(({ from }) => path.join(project, from)),
  ])
    hash.update(readFileSync(file));
  return hash.update(readCommands(stage).join('\n')).digest('hex').slice(0, 16);
}

const contextFiles = (stage) => readCopies(stage).filter((copy) => copy.stage === null);

async function layRoot(target, folder, stage) {
  say('Creating a minimal Debian (once; a few minutes) ...');
  debootstrap(target);
  addNode(target);
  for (const folderInside of ['app', 'source', 'image'])
    mkdirSync(path.join(target, folderInside), { recursive: true });
  for (const file of ['etc/hosts', 'etc/resolv.conf']) writeFileSync(path.join(target, file), '');
  await runAsRoot(
    target,
    folder,
    'groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node',
  );
  say("Running the Dockerfile's system part in it ...");
  for (const { from, to } of contextFiles(stage))
    copyFileSync(path.join(project, from), path.join(target, to));
  for (const command of readCommands(stage)) await runAsRoot(target, folder, command);
}

/** The folder of the root with the last stage's system part; `folder` is for temporary files. */
export async function ensureBareRoot(stage, folder) {
  const wanted = path.join(cache, keyOf(stage));
  if (existsSync(wanted)) return wanted;
  mkdirSync(cache, { recursive: true });
  const half = `${wanted}.half-${process.pid}`;
  try {
    await layRoot(half, folder, stage);
    renameSync(half, wanted);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
  for (const older of readdirSync(cache).filter((name) => /^[0-9a-f]{16}$/.test(name)))
    if (path.join(cache, older) !== wanted) rmSync(path.join(cache, older), { recursive: true, force: true });
  return wanted;
}
