/** `npm run lab -- gate`: the gate on an unchanged site again and again, while other processes keep the machine busy: it must never fail. `--runs`, `--loops`. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';
import { openChecks } from './support/checks.mjs';
import { makeBusy, makeLabFolder, readOptions } from './support/lab.mjs';

const { runs, loops } = readOptions({ runs: 20, loops: 8 });
const baseline = path.join(makeLabFolder(), 'baseline.json');
/** A limit that cuts the crawl off is the harder case: the same pages must be read each time. */
const args = `audit demo.example --no-suggestions --max-pages 12 --fail-on info --baseline ${baseline}`.split(
  ' ',
);

const run = (...more) =>
  new Promise((resolve) => {
    const program = path.join(root, 'cli', 'run.ts');
    const child = spawn(process.execPath, [program, ...args, ...more], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let stdout = '';
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.on('close', (code) => resolve({ code, stdout }));
  });

const checks = openChecks(`The gate ${runs} times beside ${loops} busy loops`);
const stopLoops = makeBusy(loops);
await run('--update-baseline');
const first = readFileSync(baseline, 'utf8');
let failed = 0;
for (let at = 1; at <= runs; at += 1) {
  const { code, stdout } = await run();
  if (code === 0) continue;
  failed += 1;
  checks.say(`run ${at} ended with ${code}\n${stdout.slice(0, 2000)}`);
}
checks.holds('runs that failed', failed === 0, failed);
await run('--update-baseline');
checks.holds('the baseline is the same to the byte', readFileSync(baseline, 'utf8') === first);
stopLoops();
process.exit(checks.close());
