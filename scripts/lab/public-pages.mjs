/** `npm run lab -- public-pages URL`: runs Lighthouse (mobile) on the public pages of a running server and fails below 100 in any category. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../find-browser.mjs';
import { root } from '../prepare.mjs';

// Fetched on demand, not a dependency: it has 185 MB.
const version = '13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const paths = ['/', '/how-it-works', '/pricing'];

const options = (output) => [
  '--quiet',
  '--output=json',
  `--output-path=${output}`,
  `--only-categories=${categories.join(',')}`,
  '--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage',
];

function audit(url, folder, browser) {
  const output = join(folder, 'report.json');
  const { status, stderr } = spawnSync(
    'npm',
    ['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', url, ...options(output)],
    {
      cwd: root,
      env: { ...process.env, CHROME_PATH: browser.path },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`Lighthouse could not audit ${url}:\n${stderr}`);
  return JSON.parse(readFileSync(output, 'utf8'));
}

/** Prints one page's four scores and every audit below 100; true when all are 100. */
function printReport(url, report) {
  const scores = categories.map((id) => Math.round((report.categories[id].score ?? 0) * 100));
  console.log(`${url}\n  ${categories.map((id, index) => `${id} ${scores[index]}`).join(', ')}`);
  const weak = Object.values(report.audits).filter(({ score }) => score !== null && score < 1);
  for (const { id, score, displayValue = '' } of weak) console.log(`    ${score} ${id} ${displayValue}`);
  const figure = (id) => report.audits[id]?.displayValue;
  console.log(
    `    LCP ${figure('largest-contentful-paint')}, CLS ${figure('cumulative-layout-shift')}, TBT ${figure('total-blocking-time')}`,
  );
  return scores.every((score) => score === 100);
}

const base = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
const folder = mkdtempSync(join(tmpdir(), 'pagewright-lighthouse-'));
try {
  const browser = findBrowser();
  if (browser === null)
    throw new Error('No browser was found: run `npm run browser:install`, or set CHROME_PATH.');
  const results = paths.map((path) => printReport(base + path, audit(base + path, folder, browser)));
  if (results.includes(false)) process.exitCode = 1;
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
