/** Says why the product did not start: sentences where something can be done about it, the whole error where not. */
import { inspect } from 'node:util';
import { EnvError } from './env-error.ts';
import { eraseLine } from './pretty-log.ts';
import { PrivatePostgresError } from './store/private-postgres/private-postgres-error.ts';

function describe(error: unknown): readonly string[] {
  if (error instanceof EnvError) return error.problems;
  return [error instanceof PrivatePostgresError ? error.message : inspect(error)];
}

export function reportFailure(error: unknown, stream: NodeJS.WriteStream = process.stderr): void {
  const prefix = stream.isTTY ? `${eraseLine}  ✗ ` : '';
  for (const line of describe(error)) stream.write(`${prefix}${line}\n`);
}
