/** `npm run test:gallery`: compares the component gallery with its accepted pictures; `-- --accept` takes the pictures as they are now. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureBrowser } from './browser-install.mjs';
import { ensureInstalled, findNode, root, say } from './prepare.mjs';

const startLimitMs = 30_000;

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function isReady(url, server) {
  const giveUpAt = Date.now() + startLimitMs;
  while (Date.now() < giveUpAt && server.exitCode === null) {
    const response = await fetch(`${url}/gallery`, { headers: { accept: 'text/html' } }).catch(() => null);
    if (response?.ok) return true;
    await delay(100);
  }
  return false;
}

ensureInstalled();
const browser = ensureBrowser();
const node = findNode();
/** Of the browsers and of Playwright, which leaves its compiled sources there. */
const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-gallery-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
// The gallery is no part of the built product: the development server has it.
const server = spawn(
  node,
  ['node_modules/vite/bin/vite.js', 'web', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
);

let code = 1;
if (await isReady(url, server)) {
  const args = process.argv.slice(2);
  const isAccepting = args.includes('--accept');
  const result = spawnSync(
    node,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'e2e/gallery',
      ...(isAccepting ? ['--update-snapshots=changed'] : []),
      ...args.filter((arg) => arg !== '--accept'),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TMPDIR: folder, BASE_URL: url, BROWSER_PATH: browser.path },
    },
  );
  code = result.status ?? 1;
  if (code !== 0 && !isAccepting) {
    say(
      'The gallery differs from its accepted pictures. Look at the differences in test-results/gallery; if they are meant, accept them with "npm run test:gallery -- --accept" and commit e2e/gallery/pictures.',
    );
  }
} else {
  say('The development server did not start.');
}
server.kill('SIGTERM');
rmSync(folder, { recursive: true, force: true });
process.exit(code);
