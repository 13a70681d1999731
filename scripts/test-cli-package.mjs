/** `npm run test:cli`: packs the command, installs it in an empty folder as an ordinary user, and uses it as one. */
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ensureInstalled, findNode, root, say } from './prepare.mjs';

ensureInstalled();
const installedMax = 60 * 1024 * 1024;
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const node = process.env.PAGEWRIGHT_TEST_NODE ?? findNode();
const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-pack-'));
const [home, site] = [path.join(folder, 'home'), path.join(folder, 'installed')];
for (const each of [home, site]) mkdirSync(each);
chmodSync(folder, 0o755);
if (isRoot) for (const each of [home, site]) chownSync(each, nobody, nobody);

/** How packages are reached from here is the machine's business, not the user's. */
const network = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(https?_proxy|no_proxy|node_extra_ca_certs)$/i.test(name)),
);
const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();

/** Of an ordinary user, without anything of ours in the environment. */
const user = {
  cwd: site,
  env: {
    ...network,
    PATH: `${path.dirname(node)}:${process.env.PATH}`,
    HOME: home,
    npm_config_cache: path.join(home, '.npm'),
    npm_config_registry: registry,
  },
  ...(isRoot && { uid: nobody, gid: nobody }),
};

function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

function expect(isTrue, what, details = '') {
  if (!isTrue) throw new Error(`${what}\n${details}`);
  say(`✓ ${what}`);
}

const sizeOf = (at) =>
  readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

const pages = new Map();
const page = (title, links) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title === '' ? '' : `<title>${title}</title>`}<meta name="description" content="The Hillfoot workshop glues loose joints and replaces broken legs of chairs and tables within a week."></head><body><main><h1>${title || 'Tables'}</h1><p>We repair wooden chairs, tables and shelves in Hillfoot. We glue loose joints, replace broken legs and renew the finish.</p>${links.map((link) => `<a href="${link}">About ${link}</a>`).join(' ')}</main></body></html>`;
pages.set('/', page('Chair and table repairs in Hillfoot', ['/tables']));
pages.set('/tables', page('Repairs of dining tables and desks', ['/']));
const server = createServer(({ url }, response) => {
  const html = pages.get(url);
  response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(html ?? 'no');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const target = `http://127.0.0.1:${server.address().port}`;
const program = path.join(site, 'node_modules', '.bin', 'pagewright');
const pagewright = (...args) => run(program, args, user);
const audit = (...args) => pagewright('audit', target, '--allow-private', ...args);

try {
  const packed = await run('npm', ['pack', '--pack-destination', folder], { cwd: path.join(root, 'cli') });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  expect(packed.code === 0 && tarball !== undefined, 'npm pack', packed.stderr);
  const installed = await run(
    'npm',
    ['install', '--no-audit', '--no-fund', path.join(folder, tarball ?? '')],
    user,
  );
  expect(installed.code === 0, 'installs in an empty folder', installed.stderr);
  const bytes = sizeOf(path.join(site, 'node_modules'));
  expect(bytes < installedMax, `takes ${Math.round(bytes / 1024 / 1024)} MB, less than 60`);
  const version = await pagewright('--version');
  expect(
    version.stdout.trim() === JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version,
    'knows its version',
    version.stderr,
  );
  const text = await audit();
  expect(
    text.code === 0 && text.stdout.includes('Fix first'),
    'audits a site, with suggestions',
    text.stdout + text.stderr,
  );
  const demo = await pagewright('audit', 'demo.example', '--no-suggestions', '--max-pages', '3');
  expect(demo.code === 0 && demo.stdout.includes('demo.example'), 'has the demo site', demo.stderr);
  for (const format of ['json', 'markdown', 'html', 'junit', 'sarif', 'csv', 'llm']) {
    const { code, stdout, stderr } = await audit('--no-suggestions', '--format', format);
    expect(code === 0 && stdout.length > 500, `prints ${format}`, stderr);
  }
  const gate = ['--no-suggestions', '--baseline', 'baseline.json', '--fail-on', 'critical'];
  expect((await audit(...gate, '--update-baseline')).code === 0, 'writes a baseline');
  expect((await audit(...gate)).code === 0, 'passes the unchanged site');
  pages.set('/tables', page('', ['/']));
  const failed = await audit(...gate, '--format', 'json');
  const failures = JSON.parse(failed.stdout).gate.failures.map(
    ({ ruleId, url }) => `${ruleId} ${new URL(url).pathname}`,
  );
  expect(
    failed.code === 1 && failures.join() === 'title-missing /tables',
    'fails on the planted regression alone',
    failures.join(),
  );
  const unreachable = await pagewright('audit', 'http://127.0.0.1:9', '--allow-private');
  expect(
    unreachable.code === 3 && unreachable.stdout === '' && unreachable.stderr.split('\n').length === 2,
    'says in a sentence what cannot be reached',
    unreachable.stderr,
  );
  expect((await pagewright('audit')).code === 2, 'refuses wrong use');
  const serve = await pagewright('serve');
  expect(serve.code === 2 && serve.stderr.includes('npm start'), 'says how to get the product', serve.stderr);
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StdioClientTransport({
    command: program,
    args: ['mcp', '--allow-private', '--no-suggestions'],
    cwd: site,
    env: user.env,
  });
  await client.connect(transport);
  const answer = await client.callTool({ name: 'audit_site', arguments: { target } });
  expect(JSON.parse(answer.content[0].text).pages === 2, 'serves an agent over stdio');
  await client.close();
} catch (error) {
  say(`✗ ${error.message}`);
  process.exitCode = 1;
} finally {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
