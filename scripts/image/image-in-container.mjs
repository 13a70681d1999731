/** The image, built and run in a minimal Debian by the Dockerfile's own steps, under the limits of compose.yaml. */
import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root as project, say } from '../prepare.mjs';
import { ensureBareRoot, searchPath } from './bare-root.mjs';
import { runInContainer, startContainer } from './container.mjs';
import { bind, buildCapabilities } from './oci-config.mjs';
import { readCommands, readCopies, readRuntime, readStages } from './read-dockerfile.mjs';

/** Of the user `node` in the official image. */
const nodeUser = 1000;

/** Empties a folder except for installed packages, which scripts/prepare.mjs replaces when the lockfile has changed. */
function clearSources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') clearSources(at);
    else if (!entry.isDirectory()) rmSync(at);
  }
}

/** What `COPY . .` copies: the project without what .dockerignore excludes. */
function copyContext(target) {
  mkdirSync(target, { recursive: true });
  clearSources(target);
  const ignored = readFileSync(path.join(project, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const isSent = (file) =>
    !ignored.some((pattern) => path.matchesGlob(path.relative(project, file), pattern));
  // Entry by entry: Node does not copy a folder into itself.
  for (const name of readdirSync(project).filter((each) => isSent(path.join(project, each))))
    cpSync(path.join(project, name), path.join(target, name), { recursive: true, filter: isSent });
}

const networkVariables = /^(npm_config_registry|(https?|no)_proxy)$/i;

/** This machine's npm settings and cache; nothing of them stays in the image. */
function npmOfThisMachine() {
  const query = (name) =>
    execFileSync('npm', ['config', 'get', name], { encoding: 'utf8', stdio: 'pipe' }).trim();
  const files = [
    { from: query('userconfig'), to: '/root/.npmrc' },
    { from: query('cafile'), to: '/root/ca-of-npm.pem', variable: 'npm_config_cafile' },
    {
      from: process.env.NODE_EXTRA_CA_CERTS ?? '',
      to: '/root/ca-of-node.pem',
      variable: 'NODE_EXTRA_CA_CERTS',
    },
  ].filter(({ from }) => existsSync(from));
  return {
    env: Object.fromEntries([
      ...Object.entries(process.env).filter(([name]) => networkVariables.test(name)),
      ...files.flatMap(({ variable, to }) => (variable === undefined ? [] : [[variable, to]])),
    ]),
    mounts: [
      { destination: '/root', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'mode=700'] },
      bind(query('cache'), '/root/.npm', { isWritable: true }),
      ...files.map(({ from, to }) => bind(from, to)),
    ],
  };
}

async function buildStage(stage, rootfs, folder) {
  const source = path.join(path.dirname(rootfs), 'source');
  const image = path.join(folder, 'image');
  copyContext(source);
  mkdirSync(image);
  const npm = npmOfThisMachine();
  for (const command of readCommands(stage)) {
    say(`In the minimal Debian: ${command} ...`);
    await runInContainer(folder, {
      rootfs,
      isReadonly: true,
      args: ['sh', '-c', command],
      env: { ...npm.env, PATH: searchPath, HOME: '/root' },
      cwd: '/source',
      user: 0,
      capabilities: buildCapabilities,
      seccomp: null,
      mounts: [
        ...npm.mounts,
        bind(source, '/source', { isWritable: true }),
        bind(image, '/image', { isWritable: true }),
      ],
    });
  }
  return image;
}

/** `start(args, env, stdio)` runs a program in its own container, `command` is the image's default command. */
export async function openImageInContainer(folder) {
  const [build, last] = readStages(readFileSync(path.join(project, 'Dockerfile'), 'utf8'));
  const runtime = readRuntime(last);
  const rootfs = await ensureBareRoot(last, folder);
  const image = await buildStage(build, rootfs, folder);
  const data = path.join(folder, 'data');
  mkdirSync(data);
  chownSync(data, nodeUser, nodeUser);
  const app = readCopies(last).find(({ stage }) => stage === build.name);
  if (app?.from !== '/image') throw new Error('The Dockerfile does not ship /image.');
  const seccomp = JSON.parse(readFileSync(path.join(import.meta.dirname, 'browser-seccomp.json'), 'utf8'));
  const start = (args, env, stdio) =>
    startContainer(
      folder,
      {
        rootfs,
        isReadonly: true,
        args: [...runtime.entrypoint, ...args],
        env: { PATH: searchPath, HOME: '/home/node', ...runtime.env, ...env },
        cwd: runtime.workdir,
        user: nodeUser,
        capabilities: [],
        seccomp,
        mounts: [bind(image, runtime.workdir), bind(data, '/data', { isWritable: true })],
      },
      stdio,
    );
  return {
    where: 'in a bare Debian',
    image,
    command: runtime.command,
    healthcheck: runtime.healthcheck,
    start,
  };
}
