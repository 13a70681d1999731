/** `npm run bench:parse`: times html-stream, the extraction of all facts, and parse5 on the same pages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, findNode, root, run } from '../scripts/prepare.mjs';

const rounds = 30;

/** Pages of the fixture sites, and larger ones of the generated shop. */
async function readPages() {
  const { makeSite } = await import('./site-generator.mjs');
  const folder = path.join(root, 'fixtures', 'sites');
  const fixtures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const { routes, paths } = makeSite(100, 'https://shop.example');
  return {
    'fixture sites': fixtures,
    'generated shop': paths.map((each) => routes.get(each).body.toString()),
  };
}

async function loadCandidates() {
  const { parse } = await import('parse5');
  const { extractHtml } = await import('../engine/extract/extract-html.ts');
  const { parseHtml } = await import('../html-stream/parse-html.ts');
  const listener = new Proxy({}, { get: () => () => undefined });
  return {
    'html-stream, events': (html) => parseHtml(html, listener),
    'extract, all facts': (html) => extractHtml({ html, url: 'https://shop.example/' }),
    'parse5, tree': (html) => parse(html),
  };
}

/** Milliseconds of processor time a page: the median of the rounds. */
function time(work, pages) {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    for (const html of pages) work(html);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / pages.length;
  });
  return times.toSorted((one, other) => one - other)[rounds / 2];
}

async function measure() {
  const candidates = await loadCandidates();
  for (const [name, pages] of Object.entries(await readPages())) {
    const bytes = pages.reduce((sum, html) => sum + Buffer.byteLength(html), 0);
    console.log(`${name}: ${pages.length} pages of ${(bytes / pages.length / 1000).toFixed(1)} KB`);
    for (const [candidate, work] of Object.entries(candidates)) {
      time(work, pages);
      console.log(`  ${candidate}: ${time(work, pages).toFixed(3)} ms a page`);
    }
  }
}

if (process.argv.includes('--measure')) await measure();
else {
  ensureInstalled();
  run(findNode(), [import.meta.filename, '--measure']);
}
