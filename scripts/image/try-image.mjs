/** Boots the image as ROLE=all, backs it up, restores it elsewhere and boots ROLE=web and ROLE=worker on the restored data. */
import assert from 'node:assert/strict';
import { closeSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openSession } from '../lab/support/callers.mjs';
import { freePort, makeLabFolder } from '../lab/support/lab.mjs';
import { startLabPostgres } from '../lab/support/postgres.mjs';
import { say } from '../prepare.mjs';
import { whyNoBareRoot } from './bare-root.mjs';
import { openImageAsCopy } from './image-as-copy.mjs';
import { openImageInContainer } from './image-in-container.mjs';

const retryBudgetMs = 120_000;
const person = { email: 'image@mail.example', password: 'a long phrase of my own making' };
const screenshotBytesMin = 5000;

const { values } = parseArgs({ options: { plain: { type: 'boolean', default: false } } });

async function until(what, isSo) {
  const giveUpAt = Date.now() + retryBudgetMs;
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error(`${what} did not happen within ${retryBudgetMs / 1000} s.`);
    await delay(200);
  }
}

/** Nothing outlives the test, however it ends. */
const alive = new Set();
process.on('exit', () => {
  for (const { child } of alive) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** A program in the image; its log is shown when it did not end as expected. */
function launch(image, args, env, [input, output] = ['ignore', 'pipe']) {
  const child = image.start(args, env, [input, output, 'pipe']);
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      log += text;
    });
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code, signal) => resolve(code ?? signal));
  });
  const launched = { child, ended, log: () => log };
  alive.add(launched);
  child.on('close', () => alive.delete(launched));
  return launched;
}

async function runToItsEnd(image, args, env, stdio) {
  const { ended, log } = launch(image, args, env, stdio);
  return { code: await ended, log: log() };
}

/** The image's own command, ready to serve. */
async function boot(image, role, databaseUrl) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ROLE: role,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
  };
  const { child, ended, log } = launch(image, image.command, env);
  const hasEnded = ended.then((code) => {
    throw new Error(`ROLE=${role} ended with ${code} before it was ready:\n${log()}`);
  });
  const isReady = until(`ROLE=${role} being ready`, () =>
    fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    ),
  );
  await Promise.race([isReady, hasEnded]);
  const health = await runToItsEnd(image, image.healthcheck, env);
  assert.equal(health.code, 0, `The health check of ROLE=${role} fails on port ${port}: ${health.log}`);
  say(`ROLE=${role} serves and is healthy`);
  const stop = async () => {
    child.kill('SIGTERM');
    const code = await ended;
    assert.equal(code, 0, `ROLE=${role} ended with ${code} when it was stopped:\n${log()}`);
  };
  return { url, env, stop, log };
}

const read = async (session, route) => {
  const { status, text } = await session.call('GET', route);
  assert.equal(status, 200, `${route} returned ${status}: ${text}`);
  return JSON.parse(text);
};

const historyOf = (session) => read(session, '/api/analysis/history');

/** Every page of the analysis was rendered, on both screen sizes. */
async function checkReport(session, id) {
  const { pages, designAnalysis, enhancedInsights } = await read(session, `/api/analysis/${id}`);
  const seen = (designAnalysis ?? []).map(({ screenshotData }) => screenshotData);
  const why = enhancedInsights?.designAnalysis?.error;
  assert.equal(seen.length, pages.length, `Not every page was rendered: ${why}`);
  for (const { url, error, screenshotUrl, mobileScreenshotUrl } of seen)
    for (const screenshot of [screenshotUrl, mobileScreenshotUrl]) {
      assert.ok(screenshot, `${url} has no screenshot: ${error}`);
      const { status, bytes } = await session.download(screenshot);
      assert.equal(status, 200, `${screenshot} returned ${status}`);
      assert.ok(bytes.length > screenshotBytesMin, `${screenshot} has ${bytes.length} bytes`);
    }
  const pdf = await session.download(`/api/analysis/${id}/export/report.pdf`);
  assert.equal(pdf.bytes.subarray(0, 5).toString(), '%PDF-', `The PDF returned ${pdf.status}`);
  return { pages: pages.length, screenshots: seen.length * 2 };
}

/** A trial scan of the demo shop, until its end. */
async function analyse(session) {
  const before = (await historyOf(session)).length;
  const { status, text } = await session.call('POST', '/api/analyze', { domain: 'demo.example' });
  assert.ok(status < 300, `The analysis was refused with ${status}: ${text}`);
  await until('The analysis', async () => (await historyOf(session)).length > before);
  const [newest] = (await historyOf(session)).toSorted((a, b) => b.date.localeCompare(a.date));
  return newest.id;
}

async function tryRoleAll(image, databaseUrl, file) {
  const all = await boot(image, 'all', databaseUrl);
  const session = openSession(all.url);
  assert.equal((await session.call('POST', '/api/auth/register', person)).status, 200);
  const id = await analyse(session);
  const report = await checkReport(session, id);
  say(`ROLE=all: a report of ${report.pages} pages with ${report.screenshots} screenshots and a PDF`);
  const output = openSync(file, 'w', 0o600);
  const { code, log } = await runToItsEnd(image, ['node', 'scripts/backup.mjs', '-'], all.env, [
    'ignore',
    output,
  ]);
  closeSync(output);
  assert.equal(code, 0, `The backup failed: ${log}`);
  say(`backed up while it serves: ${statSync(file).size} bytes, ${log.trim()}`);
  await all.stop();
  return { id, log };
}

async function restore(image, databaseUrl, file) {
  const input = openSync(file, 'r');
  const env = { DATABASE_URL: databaseUrl };
  const result = await runToItsEnd(image, ['node', 'scripts/restore.mjs', '-'], env, [input, 'pipe']);
  closeSync(input);
  return result;
}

async function tryWebAndWorker(image, databaseUrl, id) {
  const [web, worker] = await Promise.all(['web', 'worker'].map((role) => boot(image, role, databaseUrl)));
  const session = openSession(web.url);
  assert.equal(
    (await session.call('POST', '/api/auth/login', person)).status,
    200,
    'The password is not known.',
  );
  await checkReport(session, id);
  say('ROLE=web: the restored report has its screenshots and its PDF');
  const report = await checkReport(session, await analyse(session));
  say(
    `ROLE=web and ROLE=worker: a report of ${report.pages} pages with ${report.screenshots} screenshots and a PDF`,
  );
  await Promise.all([web.stop(), worker.stop()]);
}

async function createDatabase(url, name) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/[^/]+$/, name);
}

const rowsIn = (log) => Number(/(\d+) rows/.exec(log)?.[1]);

/** The limits of compose.yaml are in effect: no privileges, no new ones, and the seccomp filter. */
async function checkLimits(image) {
  const script = "process.stdout.write(require('node:fs').readFileSync('/proc/self/status', 'utf8'))";
  const { log } = await runToItsEnd(image, ['node', '-e', script], {});
  for (const line of [/^Uid:\t1000\t1000/m, /^CapBnd:\t0+$/m, /^NoNewPrivs:\t1$/m, /^Seccomp:\t2$/m])
    assert.match(log, line);
}

async function tryEverything(image, postgres, file) {
  const first = await tryRoleAll(image, postgres.url, file);
  const elsewhere = await createDatabase(postgres.url, 'elsewhere');
  const restored = await restore(image, elsewhere, file);
  assert.equal(restored.code, 0, `The restore failed: ${restored.log}`);
  assert.equal(rowsIn(restored.log), rowsIn(first.log), 'Not every row is back.');
  const again = await restore(image, elsewhere, file);
  assert.match(again.log, /This database is not empty/);
  assert.equal(again.code, 1);
  say('restored into an empty database, refused by one in use');
  await tryWebAndWorker(image, elsewhere, first.id);
}

const folder = makeLabFolder();
const why = values.plain ? '--plain was given' : whyNoBareRoot();
if (why !== null)
  say(`No minimal Debian here (${why}): testing a plain copy with this machine's Node and browser.`);
const image = why === null ? await openImageInContainer(folder) : openImageAsCopy(folder);
const postgres = await startLabPostgres({ folder: path.join(folder, 'postgres'), port: await freePort() });
try {
  if (why === null) await checkLimits(image);
  await tryEverything(image, postgres, path.join(folder, 'pagewright.backup'));
} finally {
  for (const { child, ended } of alive) {
    child.kill('SIGKILL');
    await ended;
  }
  await postgres.stop();
}
say(`What is shipped starts and works in every role, ${image.where}.`);
process.exit(0);
