/** The image, built and run in a bare Debian by the Dockerfile's own steps, under the limits that compose.yaml sets. */
import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root as project, say } from '../prepare.mjs';
import { ensureBareRoot, searchPath } from './bare-root.mjs';
import { runInContainer, startContainer } from './container.mjs';
import { bind, buildCapabilities } from './oci-config.mjs';
import { readCommands, readCopies, readRuntime, readStages } from './read-dockerfile.mjs';

/** Of the user `node` in the official image. */
const nodeUser = 1000;

/** What `COPY . .` copies: the project without what .dockerignore names. */
function copyContext(target) {
  const ignored = readFileSync(path.join(project, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const isSent = (file) =>
    !ignored.some((pattern) => path.matchesGlob(path.relative(project, file), pattern));
  cpSync(project, target, { recursive: true, filter: isSent });
}

/** npm's settings and downloads of this machine; nothing of them stays behind. */
function npmMounts() {
  const ask = (name) =>
    execFileSync('npm', ['config', 'get', name], { encoding: 'utf8', stdio: 'pipe' }).trim();
  const settings = ask('userconfig');
  return [
    { destination: '/root', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'mode=700'] },
    bind(ask('cache'), '/root/.npm', { isWritable: true }),
    ...(existsSync(settings) ? [bind(settings, '/root/.npmrc')] : []),
  ];
}

const networkVariables = /^(npm_config_registry|(https?|no)_proxy)$/i;

async function buildStage(stage, rootfs, folder) {
  const [source, image] = ['source', 'image'].map((name) => path.join(folder, name));
  copyContext(source);
  mkdirSync(image);
  const passedOn = Object.entries(process.env).filter(([name]) => networkVariables.test(name));
  for (const command of readCommands(stage)) {
    say(`In the bare Debian: ${command} ...`);
    await runInContainer(folder, {
      rootfs,
      isReadonly: true,
      args: ['sh', '-c', command],
      env: { ...Object.fromEntries(passedOn), PATH: searchPath, HOME: '/root' },
      cwd: '/source',
      user: 0,
      capabilities: buildCapabilities,
      seccomp: null,
      mounts: [
        ...npmMounts(),
        bind(source, '/source', { isWritable: true }),
        bind(image, '/image', { isWritable: true }),
      ],
    });
  }
  return image;
}

/** `start(args, env, stdio)` runs a program in a container of its own, `command` is what the image runs by itself. */
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
