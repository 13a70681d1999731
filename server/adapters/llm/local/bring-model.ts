/** Brings what a model on this machine lacks, its runtime and its file, after a look whether it can be had and has room. */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import type { DownloadOptions, HubFile } from './model-file.ts';
import { checkDisk, downloadModel, findModelFile, findOnHub, isHubUri, modelPath } from './model-file.ts';
import { findRuntime, installRuntime } from './runtime.ts';
import { SetupError } from './setup-error.ts';

/** What has to be brought. */
export interface Lacking {
  readonly runtime: boolean;
  /** Null where the file is here. */
  readonly file: HubFile | null;
  readonly path: string;
}

const magic = 'GGUF';

function checkOwnFile(file: string): void {
  if (!existsSync(file)) throw new SetupError(`There is no file ${file}.`);
  const handle = openSync(file, 'r');
  const head = Buffer.alloc(magic.length);
  try {
    readSync(handle, head);
  } catch (error) {
    throw new SetupError(`${file} cannot be read.`, { cause: error });
  } finally {
    closeSync(handle);
  }
  if (head.toString('latin1') !== magic) throw new SetupError(`${file} is not a GGUF file.`);
}

/** Rejects with a SetupError before anything is written. */
export async function findLacking(
  model: string,
  folder: string,
  { env, signal }: Omit<DownloadOptions, 'onProgress'>,
): Promise<Lacking> {
  const path = modelPath(model, folder);
  if (!isHubUri(model)) checkOwnFile(path);
  const file = findModelFile(model, folder) === null ? await findOnHub(model, env, signal) : null;
  if (file !== null) checkDisk(file, path);
  return { runtime: findRuntime(folder) === null, file, path };
}

/** Rejects with a SetupError. */
export async function bringModel(
  { runtime, file, path }: Lacking,
  folder: string,
  options: DownloadOptions,
): Promise<void> {
  if (runtime) await installRuntime(folder, options.signal);
  if (file !== null) await downloadModel(file, path, options);
}
