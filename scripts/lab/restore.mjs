/** `npm run lab -- restore`: fills a server, backs it up while it works, discards it, restores it elsewhere, and compares. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root, say } from '../prepare.mjs';
import { openSession } from './support/callers.mjs';
import { startProduct } from './support/lab.mjs';

const retryBudgetMs = 240_000;
const password = 'a long phrase of my own making';
const email = 'restored@mail.example';

/** A site whose pages are released by the test. */
async function serveSlowSite() {
  let open = () => undefined;
  const gate = new Promise((resolve) => {
    open = resolve;
  });
  let requested = 0;
  const handleRequest = async (request, response) => {
    requested += 1;
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    await gate;
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>A slow page</title><h1>Slow</h1>');
  };
  const server = createServer((request, response) => void handleRequest(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: server.address().port, open, requested: () => requested, close };
}

async function until(what, isSo) {
  const giveUpAt = Date.now() + retryBudgetMs;
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error(`${what} did not happen.`);
    await delay(200);
  }
}

const jsonOf = ({ text }) => JSON.parse(text);

/** An account with a finished analysis, a purchase, a message, settings, and a running analysis. */
async function fill(browser, site) {
  await browser.call('POST', '/api/auth/register', { email, password, firstName: 'Ada' });
  const settings = jsonOf(await browser.call('GET', '/api/settings'));
  await browser.call('POST', '/api/settings', { ...settings, crawlDelay: 100, maxPages: 5 });
  await browser.call('POST', '/api/analyze', { domain: 'demo.example' });
  await until(
    'The analysis',
    async () => jsonOf(await browser.call('GET', '/api/analysis/history')).length === 1,
  );
  const { url } = jsonOf(
    await browser.call('POST', '/api/payments/create-checkout-session', { packageType: 'pro' }),
  );
  await browser.call('POST', `${new URL(url, 'http://x').pathname}/pay`);
  await browser.call('POST', '/api/auth/reset-request', { email });
  await until('The message', async () => jsonOf(await browser.call('GET', '/api/auth/outbox')).length === 1);
  await browser.call('POST', '/api/analyze', { domain: 'slow.example' });
  await until('The second run', async () => site.requested() > 1);
  return jsonOf(await browser.call('GET', '/api/analysis/history'))[0].id;
}

/** Everything a user can see that must be the same afterwards. */
async function readUserData(browser, analysisId) {
  const routes = [
    '/api/auth/user',
    '/api/settings',
    '/api/payments/ledger',
    '/api/user/usage',
    '/api/auth/outbox',
    '/api/analysis/history',
    `/api/analysis/${analysisId}`,
    `/api/analysis/${analysisId}/export/csv`,
    `/api/analysis/${analysisId}/export/pdf`,
  ];
  const seen = {};
  for (const route of routes) seen[route] = await browser.call('GET', route);
  return seen;
}

const differences = (before, after) =>
  Object.keys(before).filter((route) => JSON.stringify(before[route]) !== JSON.stringify(after[route]));

function runScript(script, file, env) {
  const started = performance.now();
  const result = spawnSync(process.execPath, [script, file], {
    cwd: root,
    // Empty, so that the database of .env is not used.
    env: { PATH: process.env.PATH, DATABASE_URL: '', ...env },
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`${script} failed: ${result.stderr}`);
  return {
    ms: Math.round(performance.now() - started),
    rows: Number(/^(\d+) rows/m.exec(result.stderr)?.[1]),
  };
}

async function stop({ child, ended, lines }) {
  child.kill('SIGTERM');
  const code = await ended;
  if (code === 0) return;
  for (const line of lines.slice(-5)) say(JSON.stringify(line));
  throw new Error(`The product ended with ${code}.`);
}

const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-restore-test-'));
chmodSync(folder, 0o755);
const file = path.join(folder, 'pagewright.backup');
const site = await serveSlowSite();
const envOf = (name) => ({
  DATA_DIR: path.join(folder, name),
  DEMO: 'on',
  CONNECT_TO: `slow.example=127.0.0.1:${site.port}`,
  CHROME_PATH: 'off',
  PUBLIC_URL: 'http://localhost:3000',
});
const figures = {};

say('filling a server ...');
const first = await startProduct(envOf('first'));
const browser = openSession(first.url);
const analysisId = await fill(browser, site);
const before = await readUserData(browser, analysisId);
say('backing it up while it works ...');
const backup = runScript('scripts/backup.mjs', file, envOf('first'));
Object.assign(figures, { rowsBackedUp: backup.rows, backupMs: backup.ms, backupBytes: statSync(file).size });
await stop(first);

say('restoring it into a new DATA_DIR ...');
const restore = runScript('scripts/restore.mjs', file, envOf('second'));
Object.assign(figures, { rowsRestored: restore.rows, restoreMs: restore.ms });
const second = await startProduct(envOf('second'));
const same = openSession(second.url);
same.use(browser.cookie());
figures.differences = differences(before, await readUserData(same, analysisId));
const again = openSession(second.url);
figures.signInStatus = (await again.call('POST', '/api/auth/login', { email, password })).status;
site.open();
await until(
  'The run that was under way',
  async () => jsonOf(await same.call('GET', '/api/analysis/history')).length === 2,
);
figures.runCarriedOn = true;
await stop(second);

say('starting a plain copy of the stopped DATA_DIR ...');
// With owners and modes: PostgreSQL refuses a data folder that others may enter.
spawnSync('cp', ['-a', path.join(folder, 'first'), path.join(folder, 'copy')]);
const copy = await startProduct(envOf('copy'));
const copied = openSession(copy.url);
copied.use(browser.cookie());
figures.differencesInCopy = differences(before, await readUserData(copied, analysisId)).filter(
  (route) => !/ledger|usage|history/.test(route),
);
await stop(copy);
site.close();
rmSync(folder, { recursive: true, force: true });

console.log(JSON.stringify(figures, null, 2));
const isSound =
  figures.rowsBackedUp === figures.rowsRestored &&
  figures.differences.length === 0 &&
  figures.differencesInCopy.length === 0 &&
  figures.signInStatus === 200;
console.log(isSound ? 'Everything is back.' : 'Something is not as it was.');
process.exit(isSound ? 0 : 1);
