/** `npm run test:servers`: crawls 1,000 pages from each web server of this machine, and compares every byte. `--pages`, `--only NAME`. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { crawl } from '../../engine/crawl/crawl.ts';
import { LinkFinder } from '../../engine/crawl/discovered-links.ts';
import { extractPage } from '../../engine/extract/extract-page.ts';
import { parseConnectTo } from '../../engine/fetch/connect-to.ts';
import { createHttpClient } from '../../engine/fetch/http-client.ts';
import { makeCertificate } from '../../engine/fetch/self-signed-certificate.ts';
import { configurations, originServer } from './servers/configurations.mjs';
import { hashOf, makeSite } from './servers/make-site.mjs';
import { runServer, versionOf } from './servers/run-server.mjs';

const optionOf = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};
const pages = Number(optionOf('pages') ?? 1000);
const only = optionOf('only')?.toLowerCase();

const folder = mkdtempSync(path.join(os.tmpdir(), 'pagewright-servers-site-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o755);
const site = path.join(folder, 'site');
mkdirSync(site);
const hashes = makeSite(site, pages);
const certificate = makeCertificate('site.example');
const fileOf = (name, text) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const files = {
  site,
  pem: fileOf('cert.pem', certificate.cert),
  key: fileOf('key.pem', certificate.key),
  both: fileOf('both.pem', `${certificate.key}\n${certificate.cert}`),
};

/** Every page of the site once: how many came, with which bytes and encodings. */
async function crawlServer({ port, isTls }) {
  const client = createHttpClient({
    connectTo: parseConnectTo(`site.example=${isTls ? 'https:' : ''}127.0.0.1:${port}`),
    ca: certificate.cert,
  });
  const finder = new LinkFinder();
  const seen = { right: 0, wrong: 0, encodings: new Set() };
  const startedAt = performance.now();
  const result = await crawl(
    { host: 'site.example', path: '', mode: 'crawl', maxPages: pages, crawlDelayMs: 0 },
    {
      client,
      readPage: ({ page }) => {
        const isRight = hashes.get(new URL(page.url).pathname) === hashOf(page.body);
        seen[isRight ? 'right' : 'wrong'] += 1;
        seen.encodings.add(page.headers['content-encoding'] ?? '');
        return finder.find(extractPage(page));
      },
    },
    new AbortController().signal,
  );
  await client.close();
  const seconds = (performance.now() - startedAt) / 1000;
  const lost = result.coverage.entries.filter(({ outcome }) => outcome !== 'analysed');
  return { ...seen, seconds, lost, notes: result.failure ?? result.coverage.notes.join(' ') };
}

async function tryServer(configuration, origin) {
  const isTls = configuration.how.startsWith('TLS');
  const server = await runServer(configuration, { ...files, origin });
  try {
    const { right, wrong, encodings, seconds, lost, notes } = await crawlServer({ ...server, isTls });
    const seen = [...encodings].map((each) => each || 'none').join(', ');
    const isExpected = seen === (configuration.encoding || 'none');
    const isGood = right === pages && wrong === 0 && lost.length === 0 && isExpected;
    const why = lost[0] === undefined ? notes : `${lost[0].url}: ${lost[0].reason}`;
    return { isGood, cells: [seen, right, pages - right - wrong, wrong, `${seconds.toFixed(1)} s`], why };
  } finally {
    await server.end();
  }
}

const chosen = configurations.filter(({ name }) => only === undefined || name.toLowerCase() === only);
const versions = new Map(chosen.map((each) => [each.program, versionOf(each)]));
const missing = [...versions].filter(([, version]) => version === null).map(([program]) => program);
const origin = chosen.some(({ needsOrigin }) => needsOrigin) ? await runServer(originServer, files) : null;
console.log('| server | connection | encoding | pages | lost | wrong bytes | time |');
console.log('|---|---|---|---|---|---|---|');
let failures = 0;
for (const configuration of chosen) {
  const version = versions.get(configuration.program);
  if (version === null) continue;
  const start = `| ${configuration.name} ${version} | ${configuration.how}`;
  try {
    const { isGood, cells, why } = await tryServer(configuration, origin?.port ?? 0);
    console.log(`${start} | ${cells.join(' | ')} |${isGood ? '' : ` FAILED: ${why}`}`);
    if (!isGood) failures += 1;
  } catch (error) {
    failures += 1;
    console.log(`${start} | ${configuration.encoding || 'none'} | FAILED: ${error.message} |`);
  }
}
await origin?.end();
if (missing.length > 0) console.log(`\nNot installed, so not tried: ${missing.join(', ')}.`);
console.log(failures === 0 ? '\nNo page was lost.' : `\n${failures} of ${chosen.length} failed.`);
process.exitCode = failures === 0 ? 0 : 1;
