/** `npm run ci`: all that a change must pass, in two lanes side by side; what each command printed stands together. */
import { spawn } from 'node:child_process';
import { ensureBrowser } from './browser-install.mjs';
import { ensureBuilt, ensureInstalled, root, say } from './prepare.mjs';

const npm = (...args) => ['npm', 'run', '--silent', ...args];

/** The first lane keeps the processor busy; the second mostly waits for delays, restarts and streams. */
const lanes = [
  [['npm', 'test', '--silent']],
  [
    npm('check'),
    npm('test:restore'),
    npm('test:scale'),
    npm('test:faults', '--', '--only', 'model-hangs,clock-jumps'),
    npm('test:faults', '--', '--except', 'model-hangs,clock-jumps'),
    npm('test:image'),
  ],
];

const secondsSince = (startedAt) => `${Math.round((performance.now() - startedAt) / 1000)} s`;

/** Resolves with the exit code; what was printed is shown at the end, in one piece. */
function execute([program, ...args]) {
  const startedAt = performance.now();
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      const name = [program, ...args].join(' ');
      process.stdout.write(`\n==== ${name}\n${Buffer.concat(chunks).toString()}`);
      process.stdout.write(
        `==== ${name}: ${code === 0 ? 'passed' : 'FAILED'} after ${secondsSince(startedAt)}\n`,
      );
      resolve({ name, isPassed: code === 0 });
    });
  });
}

/** A failure does not stop its lane: one run tells all that is wrong. */
async function runLane(commands) {
  const results = [];
  for (const command of commands) results.push(await execute(command));
  return results;
}

const startedAt = performance.now();
ensureInstalled();
ensureBrowser();
ensureBuilt();
const results = (await Promise.all(lanes.map(runLane))).flat();
const failed = results.filter(({ isPassed }) => !isPassed);
say(
  `\nci: ${results.length - failed.length} passed, ${failed.length} failed\nci: ${secondsSince(startedAt)} in all`,
);
for (const { name } of failed) say(`ci: failed: ${name}`);
process.exit(failed.length === 0 ? 0 : 1);
