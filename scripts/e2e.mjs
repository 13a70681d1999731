/** `npm run test:e2e`: starts the built product on a free port with its own database, and runs the end-to-end tests in a real browser. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureBrowser } from './browser-install.mjs';
import { compileCache, ensureBuilt, ensureInstalled, findNode, root, say } from './prepare.mjs';

const startLimitMs = 60_000;

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** What the server logged as an error: a request that failed says why only there. */
const errorLines = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /"level":"(error|fatal)"/.test(line));

async function waitUntilReady(url, server) {
  const giveUpAt = Date.now() + startLimitMs;
  while (Date.now() < giveUpAt && server.exitCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return true;
    await delay(100);
  }
  return false;
}

ensureInstalled();
ensureBuilt();
const browser = ensureBrowser();
const node = findNode();
const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-e2e-'));
chmodSync(folder, 0o755);
const port = await freePort();
const url = `http://localhost:${port}`;
/** Where the test of hostile sites serves them. */
const hostilePort = await freePort();
const hostileSites = ['hostile.example', 'hostile-rival.example'].map(
  (host) => `${host}=127.0.0.1:${hostilePort}`,
);
/** Where the test of a site over time serves it. */
const changingPort = await freePort();
const logFile = path.join(folder, 'server.log');
const log = openSync(logFile, 'w');
const server = spawn(node, ['server/main.ts'], {
  cwd: root,
  stdio: ['ignore', log, log],
  env: {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: '',
    TMPDIR: folder,
    CONNECT_TO: [...hostileSites, `changing.example=127.0.0.1:${changingPort}`].join(','),
    ...compileCache,
  },
});

let code = 1;
if (await waitUntilReady(url, server)) {
  const result = spawnSync(
    node,
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        BASE_URL: url,
        TMPDIR: folder,
        BROWSER_PATH: browser.path,
        HOSTILE_PORT: String(hostilePort),
        CHANGING_PORT: String(changingPort),
        OUTBOX: path.join(folder, 'data', 'outbox'),
      },
    },
  );
  code = result.status ?? 1;
  if (code !== 0) say(`Errors in the server’s log:\n${errorLines(logFile).join('\n') || 'none'}`);
} else {
  say(`The server did not become ready. Its log:\n${readFileSync(logFile, 'utf8')}`);
}
const ended = new Promise((resolve) => server.on('exit', resolve));
if (server.exitCode === null) {
  server.kill('SIGTERM');
  const exitCode = await ended;
  if (exitCode !== 0) {
    say(`The server did not stop cleanly (${exitCode}). Its log:\n${readFileSync(logFile, 'utf8')}`);
    code ||= 1;
  }
}
rmSync(folder, { recursive: true, force: true });
process.exit(code);
