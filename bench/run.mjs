/** `npm run bench`: our engine compared with others and a baseline on generated sites, in one run; prints ratios. */

import { fork, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compileCache, ensureInstalled, findNode, root, run, say } from '../scripts/prepare.mjs';

/** Times the cost of a tenth of the pages, and MB, that are allowed. */
const targets = new Map([
  [10_000, { times: 9.5, peakMb: 450 }],
  [100_000, { times: 10.5, peakMb: 1500 }],
]);

/** Each size once: `serve` makes the site in another process, whose cost is not counted, and `measure` runs the audit. */
async function measureGrowth({ serve, measure, concurrency, most }) {
  const results = new Map();
  for (const pages of [1000, 10_000, 100_000].filter((count) => count <= most)) {
    const site = await serve(pages);
    // Allows for duplicate URLs: the whole site is read.
    const usage = await measure([
      await bundled('large'),
      String(site.port),
      concurrency,
      String(Math.ceil(pages * 1.05)),
    ]);
    site.stop();
    if (usage === null) break;
    results.set(pages, usage);
    say(`${usage.pages} pages: ${(usage.cpuMs / 1000).toFixed(1)} s CPU, ${usage.peakMb.toFixed(0)} MB`);
  }
  console.log(
    '| pages | CPU s | CPU ms a page | times a tenth | peak MB | target |\n|---|---|---|---|---|---|',
  );
  for (const [pages, { cpuMs, peakMb, pages: read }] of results) {
    const before = results.get(pages / 10);
    const times = before === undefined ? '' : (cpuMs / before.cpuMs).toFixed(2);
    const target = targets.get(pages);
    const wanted = target === undefined ? '' : `${target.times} times, ${target.peakMb} MB`;
    console.log(
      `| ${read} | ${(cpuMs / 1000).toFixed(1)} | ${(cpuMs / read).toFixed(2)} | ${times} | ${peakMb.toFixed(0)} | ${wanted} |`,
    );
  }
}

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    concurrency: { type: 'string', default: '16' },
    /** Kinds of pages, as in site-generator.mjs. */
    kinds: { type: 'string', default: 'shop,small,manual' },
    /** Runs only this: growth, with at most so many pages. */
    growth: { type: 'boolean', default: false },
    most: { type: 'string', default: '100000' },
    'no-peers': { type: 'boolean', default: false },
    /** Skips the benchmark of the built-in suggester, which runs last otherwise. */
    'no-suggester': { type: 'boolean', default: false },
    /** Runs only this: the time of an audit of 100 pages compared with the minimum at a crawl delay of 100 ms. */
    delay: { type: 'boolean', default: false },
    /** Run only this: stages.ts, which measures every stage, every rule, or the ratio to parse5 that CI checks. */
    stages: { type: 'boolean', default: false },
    rules: { type: 'boolean', default: false },
    ratio: { type: 'boolean', default: false },
    /** Runs only this: every single filter and sort of the explorer on 50,000 URLs, or as many as `--urls` says. */
    explorer: { type: 'boolean', default: false },
    urls: { type: 'string', default: '50000' },
    /** Runs only this: the renderer compared with Lighthouse on the same pages. */
    renderer: { type: 'boolean', default: false },
  },
});

const peers = { crawler: '2.0.2', '@crawlee/cheerio': '3.18.1' };
const peersFolder = path.join(root, '.cache', 'bench');
const timeLimitMs = 600_000;
/** A busy machine takes its time for 100,000 pages. */
const growthLimitMs = 24 * 3_600_000;

/** A runner in one file, as the command is packed: from sources, loading them takes 0.4 s. */
async function bundled(runner) {
  const { rolldown } = await import('rolldown');
  const { languageTables, languageTablesFile } = await import('../cli/language-tables.mjs');
  const dir = path.join(peersFolder, 'engine');
  const bundle = await rolldown({
    input: { [runner]: path.join(root, 'bench', 'runners', `${runner}.ts`), eld: languageTablesFile },
    platform: 'node',
    plugins: [languageTables],
    logLevel: 'silent',
  });
  await bundle.write({ dir, format: 'esm', entryFileNames: '[name].mjs' });
  await bundle.close();
  return path.join(dir, `${runner}.mjs`);
}

/** Other crawlers are installed on demand, outside the project's own packages. */
function ensurePeers() {
  if (values['no-peers'] || existsSync(path.join(peersFolder, 'node_modules', 'crawler'))) return;
  say('Installing the peers (once) ...');
  mkdirSync(peersFolder, { recursive: true });
  writeFileSync(
    path.join(peersFolder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: peers }),
  );
  run('npm', ['install', '--prefix', peersFolder, '--no-audit', '--no-fund', '--loglevel=error']);
}

function serve(pages, kind, origin = '') {
  return new Promise((resolve) => {
    const child = fork(path.join(root, 'bench', 'serve-site.mjs'), [String(pages), origin, kind], {
      execPath: findNode(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (site) => resolve({ ...site, stop: () => child.kill() }));
  });
}

/** Runs one runner to its end and returns what it cost, or null when it failed or took too long. */
function measure(command, cwd = root, limitMs = timeLimitMs) {
  return new Promise((resolve) => {
    const preload = path.join(root, 'bench', 'report-usage.mjs');
    const child = spawn(findNode(), ['--import', preload, ...command], {
      cwd,
      // As `npm start` does: Node's compile cache is used.
      env: { ...process.env, ...compileCache },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let text = '';
    child.stderr.on('data', (chunk) => {
      text = (text + chunk).slice(-20_000);
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
    child.on('close', () => {
      clearTimeout(timer);
      const line = /^USAGE (.+)$/m.exec(text);
      if (line === null) say(text);
      resolve(line === null ? null : JSON.parse(line[1]));
    });
  });
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Every runner once a round, in turn, so that a busy moment of the machine affects all of them. */
async function compare(pages, { kind, rounds, withPeers }) {
  const engine = await bundled('ours');
  const ours = await serve(pages, kind, 'https://bench.example');
  const theirs = await serve(pages, kind);
  /** @type {[string, () => Promise<any>][]} */
  const runners = [
    [
      'Pagewright: fetch, extract, all rules',
      () =>
        measure([
          engine,
          String(ours.port),
          values.concurrency,
          // Allows for duplicate URLs: every crawler reads the whole site.
          String(Math.ceil(pages * 1.05)),
        ]),
    ],
    [
      'baseline: undici GET, nothing parsed',
      () =>
        measure([path.join(root, 'bench', 'runners', 'baseline-get.mjs'), theirs.origin, values.concurrency]),
    ],
    ...(withPeers
      ? ['node-crawler', 'crawlee'].map((name) => {
          const file = path.join(peersFolder, `${name}.mjs`);
          return [
            `${name}: parses only`,
            () => measure([file, theirs.origin, values.concurrency], peersFolder),
          ];
        })
      : []),
  ];
  const results = new Map(runners.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, runOnce] of runners) {
      const usage = await runOnce();
      if (usage === null) continue;
      // Reading a page twice does not count.
      usage.pages = Math.min(usage.pages, pages);
      results.get(name).push(usage);
      say(
        `round ${round + 1}, ${name}: ${usage.pages} pages, ${(usage.cpuMs / usage.pages).toFixed(2)} ms CPU a page, ${usage.peakMb.toFixed(0)} MB`,
      );
    }
  }
  ours.stop();
  theirs.stop();
  return results;
}

const perPage = (usages) => median(usages.map(({ cpuMs, pages }) => cpuMs / pages));

/** Returns what our engine cost in all. */
function printTable(results) {
  const rows = [...results].filter(([, usages]) => usages.length > 0);
  const base = perPage(rows[0][1]);
  console.log('| runner | pages | CPU ms a page | times ours | peak MB |\n|---|---|---|---|---|');
  for (const [name, usages] of rows) {
    const cpu = perPage(usages);
    console.log(
      `| ${name} | ${median(usages.map(({ pages }) => pages))} | ${cpu.toFixed(2)} | ${(cpu / base).toFixed(2)} | ${median(usages.map(({ peakMb }) => peakMb)).toFixed(0)} |`,
    );
  }
  return median(rows[0][1].map(({ cpuMs }) => cpuMs));
}

/** A figure to read, not a test: clocks on shared machines are noise. */
async function measureDelay() {
  const site = await serve(100, 'shop', 'https://bench.example');
  run(findNode(), [path.join(root, 'bench', 'runners', 'delay.ts'), String(site.port), '100', '100']);
  site.stop();
}

ensureInstalled();
if (values.stages || values.rules || values.ratio) {
  const asked = ['rules', 'ratio'].filter((name) => values[name]).map((name) => `--${name}`);
  run(findNode(), [path.join(root, 'bench', 'stages.ts'), ...asked]);
  process.exit();
}
if (values.explorer) {
  run(findNode(), [path.join(root, 'bench', 'explorer.mjs'), '--urls', values.urls]);
  process.exit();
}
if (values.renderer) {
  const more = values['no-peers'] ? ['--no-peers'] : [];
  run(findNode(), [path.join(root, 'bench', 'renderer.mjs'), '--rounds', values.rounds, ...more]);
  process.exit();
}
if (values.delay) {
  await measureDelay();
  process.exit();
}
if (values.growth) {
  const [kind] = values.kinds.split(',');
  await measureGrowth({
    serve: (count) => serve(count, kind, 'https://bench.example'),
    measure: (command) => measure(command, root, growthLimitMs),
    concurrency: values.concurrency,
    most: Number(values.most),
  });
  process.exit();
}
ensurePeers();
if (!values['no-peers']) {
  for (const name of ['node-crawler', 'crawlee'])
    run('cp', [path.join(root, 'bench', 'runners', `${name}.mjs`), path.join(peersFolder, `${name}.mjs`)]);
}
const pages = Number(values.pages);
const withPeers = !values['no-peers'];
for (const kind of values.kinds.split(',')) {
  console.log(`\nPages of the kind "${kind}":\n`);
  printTable(await compare(pages, { kind, rounds: Number(values.rounds), withPeers }));
}
if (!values['no-suggester']) {
  console.log('\nThe built-in suggestions on the demo site:\n');
  run(findNode(), [path.join(root, 'bench', 'suggester.mjs')]);
}
