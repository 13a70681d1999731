/** Runs another program to its end, without a word from it unless it fails. */
import { spawnSync } from 'node:child_process';

export class ProgramError extends Error {
  name = 'ProgramError';
}

export function runProgram(program, args, { cwd, env = {} }) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error === undefined && status === 0) return stdout;
  const said = `${stderr ?? ''}${stdout ?? ''}`.trim().split('\n').slice(-12).join('\n');
  throw new ProgramError(`${program} ${args.join(' ')}: ${error?.message ?? `exit code ${status}\n${said}`}`);
}
