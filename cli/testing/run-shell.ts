/** Runs a script as a pipeline does, in a folder where `npx pagewright` is the command of this repository. */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from './run-action-step.ts';

/** `npm install`, `npm ci` and `npm run build` are noted and do nothing; that the package installs is tested by `npm run test:cli`. */
const programs: Readonly<Record<string, string>> = {
  npx: `[ "$1" = pagewright ] || { echo "npx $*: not a command of the recipe" >&2; exit 9; }
shift
exec ${command.map((part) => `'${part}'`).join(' ')} "$@"`,
  npm: `case "$*" in
  ci|"run build"|"install --save-dev pagewright") echo "npm $*" >> "$CALLS" ;;
  *) echo "npm $*: not a command of the recipe" >&2; exit 9 ;;
esac`,
  /** Answers the list of comments with $COMMENT_ID, as `--jq` would. */
  gh: `echo "gh $*" >> "$CALLS"
case "$*" in *--paginate*) printf '%s' "$COMMENT_ID" ;; esac`,
};

export interface ShellResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** What the programs that do nothing were called with. */
  readonly calls: readonly string[];
}

export async function runShell(
  folder: string,
  script: string,
  {
    env = {},
    options = ['-e'],
  }: { env?: Readonly<Record<string, string>>; options?: readonly string[] } = {},
): Promise<ShellResult> {
  const bin = path.join(folder, '.bin');
  const calls = path.join(bin, 'calls');
  mkdirSync(bin, { recursive: true });
  writeFileSync(calls, '');
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(path.join(bin, name), 0o755);
  }
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const cache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
  const child = spawn('sh', [...options, '-c', script], {
    cwd: folder,
    env: { PATH: `${bin}:${PATH}`, HOME: folder, CALLS: calls, ...cache, ...env },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  const noted = existsSync(calls) ? readFileSync(calls, 'utf8').trim() : '';
  return { code, stdout, stderr, calls: noted === '' ? [] : noted.split('\n') };
}
