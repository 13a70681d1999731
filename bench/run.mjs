/** `npm run bench`: our engine compared with others and a baseline on one generated site, in one run; prints ratios. */
import { fork, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compileCache, ensureInstalled, findNode, root, run, say } from '../scripts/prepare.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    concurrency: { type: 'string', default: '16' },
    /** Also measures ten times as many pages, to see that nothing grows faster than the site. */
    growth: { type: 'boolean', default: false },
    'no-peers': { type: 'boolean', default: false },
    /** Skips the benchmark of the built-in suggester, which runs last otherwise. */
    'no-suggester': { type: 'boolean', default: false },
    /** Runs only this: the time of an audit of 100 pages compared with the minimum at a crawl delay of 100 ms. */
    delay: { type: 'boolean', default: false },
    /** Runs only this: the renderer compared with Lighthouse on the same pages. */
    renderer: { type: 'boolean', default: false },
  },
});

const peers = { crawler: '2.0.2', '@crawlee/cheerio': '3.18.1' };
const peersFolder = path.join(root, '.cache', 'bench');
const timeLimitMs = 600_000;

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

function serve(pages, origin = '') {
  return new Promise((resolve) => {
    const child = fork(path.join(root, 'bench', 'serve-site.mjs'), [String(pages), origin], {
      execPath: findNode(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (site) => resolve({ ...site, stop: () => child.kill() }));
  });
}

/** Runs one runner to its end and returns what it cost, or null when it failed or took too long. */
function measure(command, cwd = root) {
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
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimitMs);
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
async function compare(pages, rounds, withPeers) {
  const ours = await serve(pages, 'https://bench.example');
  const theirs = await serve(pages);
  /** @type {[string, () => Promise<any>][]} */
  const runners = [
    [
      'Pagewright: fetch, extract, all rules',
      () =>
        measure([
          path.join(root, 'bench', 'runners', 'ours.ts'),
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
  return { base, total: median(rows[0][1].map(({ cpuMs }) => cpuMs)) };
}

/** A figure to read, not a test: clocks on shared machines are noise. */
async function measureDelay() {
  const site = await serve(100, 'https://bench.example');
  run(findNode(), [path.join(root, 'bench', 'runners', 'delay.ts'), String(site.port), '100', '100']);
  site.stop();
}

ensureInstalled();
if (values.renderer) {
  const more = values['no-peers'] ? ['--no-peers'] : [];
  run(findNode(), [path.join(root, 'bench', 'renderer.mjs'), '--rounds', values.rounds, ...more]);
  process.exit();
}
if (values.delay) {
  await measureDelay();
  process.exit();
}
ensurePeers();
if (!values['no-peers']) {
  for (const name of ['node-crawler', 'crawlee'])
    run('cp', [path.join(root, 'bench', 'runners', `${name}.mjs`), path.join(peersFolder, `${name}.mjs`)]);
}
const pages = Number(values.pages);
const small = printTable(await compare(pages, Number(values.rounds), !values['no-peers']));
if (values.growth) {
  console.log(`\nTen times the pages:\n`);
  const large = printTable(await compare(pages * 10, 1, false));
  console.log(
    `\n${pages * 10} pages cost ${(large.total / small.total).toFixed(1)} times what ${pages} cost.`,
  );
}
if (!values['no-suggester']) {
  console.log('\nThe built-in suggester on the demo site:\n');
  run(findNode(), [path.join(root, 'bench', 'suggester.mjs')]);
}
