/** Runs one web server in a temporary folder, until it is ended. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const startMs = 30_000;
const places = [
  '/usr/sbin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
  ...(process.env['PATH'] ?? '').split(path.delimiter),
];

/** Null when it is not installed. */
export function versionOf({ program, version }) {
  const env = { ...process.env, PATH: places.join(path.delimiter) };
  try {
    // Some programs write their version to the standard error.
    const text = execFileSync('sh', ['-c', `"${program}" ${version.join(' ')} 2>&1`], {
      env,
      encoding: 'utf8',
    });
    return /\d+\.\d+(?:\.\d+)*/.exec(text)?.[0] ?? null;
  } catch {
    return null;
  }
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.unref();
    setTimeout(() => socket.destroy(), 1000).unref();
  });

/** Resolves when it accepts connections; `end` ends the process and removes its folder. */
export async function runServer(server, place) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pagewright-servers-'));
  // A server that starts as root reads its files as another user.
  chmodSync(folder, 0o777);
  const port = await freePort();
  const own = { ...place, folder, port };
  for (const [name, text] of Object.entries(server.files(own))) writeFileSync(path.join(folder, name), text);
  const log = path.join(folder, 'output.log');
  const env = { ...process.env, HOME: folder, PATH: places.join(path.delimiter) };
  const child = spawn('sh', ['-c', `exec "$0" "$@" >"${log}" 2>&1`, server.program, ...server.args(own)], {
    env,
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const ended = once(child, 'exit');
  const end = async () => {
    if (isRunning()) child.kill('SIGTERM');
    await Promise.race([ended, delay(5000, undefined, { ref: false })]);
    if (isRunning()) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  const until = performance.now() + startMs;
  while (isRunning() && performance.now() < until) {
    if (await accepts(port)) return { port, end };
    await delay(50);
  }
  const said = readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ');
  await end();
  throw new Error(`It did not start: ${said || 'it said nothing'}`);
}
