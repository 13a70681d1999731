/** Runs queues of commands in parallel; the output of each command is shown in one piece at its end, or at once where there is only one queue. */
import { spawn } from 'node:child_process';
import { root } from './prepare.mjs';

/** Of what a failed command printed, repeated at the end: a log that keeps only its end still says what failed. */
const REPEATED_LINES = 60;

const secondsSince = (startedAt) => `${Math.round((performance.now() - startedAt) / 1000)} s`;

function execute({ name, program, args, env = {} }, isLive) {
  const startedAt = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      chunks.push(chunk);
      if (isLive) process.stdout.write(chunk);
    });
  if (isLive) process.stdout.write(`\n==== ${name}\n`);
  return new Promise((resolve) => {
    child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      const result = `${code === 0 ? 'passed' : 'FAILED'} after ${secondsSince(startedAt)}`;
      const printed = Buffer.concat(chunks).toString();
      process.stdout.write(`${isLive ? '' : `\n==== ${name}\n${printed}`}==== ${name}: ${result}\n`);
      resolve({ name, isPassed: code === 0, printed });
    });
  });
}

/** A failure does not stop its queue: one run reports everything that fails. */
async function runQueue(commands, isLive) {
  const results = [];
  for (const command of commands) results.push(await execute(command, isLive));
  return results;
}

/** Resolves with the exit code. */
export async function runSideBySide(title, queues) {
  const startedAt = performance.now();
  const results = (await Promise.all(queues.map((queue) => runQueue(queue, queues.length === 1)))).flat();
  const failed = results.filter(({ isPassed }) => !isPassed);
  for (const { name, printed } of failed) {
    const lines = printed.trimEnd().split('\n');
    console.log(`\n${title}: failed: ${name}\n${lines.slice(-REPEATED_LINES).join('\n')}\n`);
  }
  console.log(`${title}: ${secondsSince(startedAt)}`);
  console.log(`${title}: ${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}
