/** Prints why the server did not start: sentences for known problems, the whole error for others. */
import { inspect } from 'node:util';
import { PrivatePostgresError } from '../store/private-postgres/private-postgres-error.ts';
import { EnvError } from './env-error.ts';
import { eraseLine } from './log.ts';

function describe(error: unknown): readonly string[] {
  if (error instanceof EnvError) return error.problems;
  return [error instanceof PrivatePostgresError ? error.message : inspect(error)];
}

export function reportFailure(error: unknown, stream: NodeJS.WriteStream = process.stderr): void {
  const prefix = stream.isTTY ? `${eraseLine}  ✗ ` : '';
  for (const line of describe(error)) stream.write(`${prefix}${line}\n`);
}
