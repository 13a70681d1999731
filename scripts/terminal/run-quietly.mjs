/** Runs a program and captures its output; an abort ends the program first. */
import { spawn } from 'node:child_process';

/**
 * @param {{ program: string, args: string[], cwd: string, env?: Record<string, string>, signal: AbortSignal }} command
 * @returns {Promise<{ code: number | null, endedBy?: NodeJS.Signals | null, output: string }>} `code` is null when it did not end by itself
 */
export function runQuietly({ program, args, cwd, env, signal }) {
  if (signal.aborted) return Promise.resolve({ code: null, output: '' });
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const onAbort = () => child.kill('SIGTERM');
    signal.addEventListener('abort', onAbort, { once: true });
    const end = (code, output, endedBy) => {
      signal.removeEventListener('abort', onAbort);
      resolve({ code, output, endedBy });
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => end(null, `${program} could not be run: ${error.message}\n`));
    // Child processes may still hold its output open; an abort does not wait for that.
    child.on('exit', () => signal.aborted && end(null, ''));
    child.on('close', (code, endedBy) => end(code, Buffer.concat(chunks).toString(), endedBy));
  });
}
