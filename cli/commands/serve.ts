/** `pagewright serve`: starts the product where its sources are; elsewhere says how to get it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { exitCodes } from '../errors/exit-codes.ts';
import { UsageError } from '../errors/usage-error.ts';
import { words } from '../words/words.ts';

/** The folder with the product, from here or from one of the folders above; null when there is none. */
export function findProduct(from: string): string | null {
  for (let folder = path.resolve(from); ; folder = path.dirname(folder)) {
    const isProduct = ['package.json', 'server/main.ts', 'contract/package.json'].every((file) =>
      existsSync(path.join(folder, file)),
    );
    if (isProduct) return folder;
    if (folder === path.dirname(folder)) return null;
  }
}

/** The repository prepares itself; the image has only the server. */
function programOf(folder: string): readonly [string, readonly string[]] {
  return existsSync(path.join(folder, 'scripts', 'start.mjs'))
    ? [process.execPath, ['scripts/start.mjs']]
    : [process.execPath, ['server/main.ts']];
}

export async function serveCommand(args: readonly string[]): Promise<number> {
  if (args.length > 0) throw new UsageError(words.serve.noOptions);
  const folder = findProduct(process.cwd()) ?? findProduct(import.meta.dirname);
  if (folder === null) throw new UsageError(words.serve.notHere);
  const [program, programArgs] = programOf(folder);
  const product = spawn(program, programArgs, { cwd: folder, stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => product.kill(signal));
  const [code] = (await once(product, 'exit')) as [number | null];
  return code ?? exitCodes.couldNotAudit;
}
