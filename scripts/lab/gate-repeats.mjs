/** Runs the gate on an unchanged site again and again, while other processes keep the machine busy: it must never fail. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNode, root, say } from '../prepare.mjs';

const [runs, load] = [Number(process.argv[2] ?? 20), Number(process.argv[3] ?? 8)];
const program = path.join(root, 'cli', 'run.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-gate-'));
const baseline = path.join(folder, 'baseline.json');
/** A limit that cuts the crawl off is the harder case: the same pages must be read each time. */
const args = [
  'audit',
  'demo.example',
  '--no-suggestions',
  '--max-pages',
  '12',
  '--baseline',
  baseline,
  '--fail-on',
  'info',
];

const run = (...more) =>
  new Promise((resolve) => {
    const child = spawn(findNode(), [program, ...args, ...more], { stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.on('close', (code) => resolve({ code, stdout }));
  });

const busy = Array.from({ length: load }, () => spawn(findNode(), ['-e', 'for (;;);'], { stdio: 'ignore' }));
try {
  await run('--update-baseline');
  const first = readFileSync(baseline, 'utf8');
  let failed = 0;
  for (let at = 1; at <= runs; at += 1) {
    const { code, stdout } = await run();
    if (code !== 0) {
      failed += 1;
      say(`run ${at} ended with ${code}\n${stdout.slice(0, 2000)}`);
    }
  }
  await run('--update-baseline');
  const isSame = readFileSync(baseline, 'utf8') === first;
  say(
    `${runs - failed} of ${runs} passed at load ${load}; the baseline is ${isSame ? 'the same to the byte' : 'different'}`,
  );
  process.exitCode = failed === 0 && isSame ? 0 : 1;
} finally {
  for (const child of busy) child.kill();
  rmSync(folder, { recursive: true, force: true });
}
