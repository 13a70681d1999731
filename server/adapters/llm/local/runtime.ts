/** Installs llama.cpp's runtime with npm into the cache folder, by our own lock; nothing of it is a dependency of the product. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import lock from './runtime-lock.json' with { type: 'json' };
import { SetupError } from './setup-error.ts';

const root = 'node_modules/node-llama-cpp';
const { version } = lock.packages[root];
const moduleIn = (folder: string): string => path.join(folder, root, 'dist', 'index.js');
const placeOf = (folder: string): string => path.join(folder, `runtime-${version}`);

/** The address of its module; null when it is not installed. */
export function findRuntime(folder: string): string | null {
  const file = moduleIn(placeOf(folder));
  return existsSync(file) ? pathToFileURL(file).href : null;
}

/** Of hundreds of megabytes, and of use with an NVIDIA card only. */
const isForNvidia = (name: string): boolean => /-cuda(?:-ext)?$/.test(name);
/** Needs drivers that a server seldom has; the processor does without. */
const isLeftOut = (name: string): boolean => name.endsWith('-vulkan');
/** Whether there is an NVIDIA card with its driver. */
const hasNvidia = (): boolean =>
  ['/proc/driver/nvidia/version', String.raw`C:\Windows\System32\nvidia-smi.exe`].some((file) =>
    existsSync(file),
  );

/** Whether a model is going to run on a graphics processor. */
export const hasGraphics = (): boolean =>
  hasNvidia() || (process.platform === 'darwin' && process.arch === 'arm64');

/** The lock without what this machine has no use for. */
function lockFor(withNvidia: boolean): object {
  const isWanted = (name: string): boolean => !isLeftOut(name) && (withNvidia || !isForNvidia(name));
  const wanted = Object.entries(lock.packages).filter(([name]) => isWanted(name));
  const main = lock.packages[root];
  const optionalDependencies = Object.fromEntries(
    Object.entries(main.optionalDependencies).filter(([name]) => isWanted(name)),
  );
  const packages = { ...Object.fromEntries(wanted), [root]: { ...main, optionalDependencies } };
  return { ...lock, packages };
}

/** The last lines of what npm said, where it failed. */
const runNpm = (folder: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const isWindows = process.platform === 'win32';
    const stdio = ['ignore', 'ignore', 'pipe'] as const;
    const npm = spawn('npm', args, { cwd: folder, signal, shell: isWindows, stdio: [...stdio] });
    let said = '';
    npm.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    npm.once('error', reject).once('exit', (code) => {
      const lines = said.trim().split('\n');
      if (code === 0) resolve();
      else reject(new Error(lines.find((line) => /code|E[A-Z]{4,}/.test(line)) ?? `npm ended with ${code}.`));
    });
  });

/** Under a temporary name until it is complete; rejects with a SetupError. */
export async function installRuntime(folder: string, signal: AbortSignal): Promise<void> {
  if (findRuntime(folder) !== null) return;
  mkdirSync(folder, { recursive: true });
  const part = mkdtempSync(path.join(folder, 'part-'));
  try {
    const manifest = { private: true, dependencies: lock.packages[''].dependencies };
    writeFileSync(path.join(part, 'package.json'), JSON.stringify(manifest));
    writeFileSync(path.join(part, 'package-lock.json'), JSON.stringify(lockFor(hasNvidia())));
    // The registry is the machine's own, wherever this is started.
    await runNpm(part, signal);
    if (!existsSync(moduleIn(part))) throw new Error('npm installed nothing.');
    if (findRuntime(folder) === null) renameSync(part, placeOf(folder));
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    throw new SetupError(`llama.cpp (node-llama-cpp ${version}) could not be installed with npm: ${reason}`, {
      cause: error,
    });
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}
