/** Finds the file of a model, and downloads one from the hub: resumed after a break, its size and checksum verified. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { SetupError } from './setup-error.ts';

/** Left free on the disk. */
const spareBytes = 512 * 1024 ** 2;
/** In a row without a single byte. */
const failuresMost = 4;
const pauseMs = 500;
const silenceMs = 60_000;

export const isHubUri = (model: string): boolean => model.startsWith('hf:');

/** Where it is, or will be. */
export const modelPath = (model: string, folder: string): string =>
  isHubUri(model)
    ? path.join(folder, 'models', `${model.replace(/\.gguf$/i, '').replaceAll(/[^\w.-]+/g, '_')}.gguf`)
    : path.resolve(model);

/** Null when it is not there. */
export function findModelFile(model: string, folder: string): string | null {
  const file = modelPath(model, folder);
  return existsSync(file) ? file : null;
}

export interface HubFile {
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
}

const Manifest = z.object({ ggufFile: z.object({ rfilename: z.string() }) });

/** As other tools of the hub read it: over TLS, except for this machine's own loopback. */
export function hubOf(env: Readonly<Record<string, string | undefined>>): string {
  const url = URL.parse(env['HF_ENDPOINT'] ?? 'https://huggingface.co');
  const isLoopback = url !== null && /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(url.hostname);
  if (url === null || (url.protocol !== 'https:' && !isLoopback))
    throw new SetupError('HF_ENDPOINT must be an https:// address.');
  return url.href.replace(/\/+$/, '');
}

const encoded = (parts: string): string => parts.split('/').map(encodeURIComponent).join('/');

async function ask(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(silenceMs)]) });
  } catch (error) {
    signal.throwIfAborted();
    throw new SetupError(`${new URL(url).host} could not be reached.`, { cause: error });
  }
}

interface HubAddress {
  readonly repository: string;
  /** Which quantisation; missing where a file is named. */
  readonly tag: string | undefined;
  readonly file: string | undefined;
  readonly branch: string;
}

/** `hf:OWNER/NAME/FILE.gguf`, or `hf:OWNER/NAME:QUANTISATION`, which the hub knows the file of. */
export function parseHubUri(uri: string): HubAddress | null {
  const [, repository, tag, file, branch = 'main'] =
    /^hf:([^/:#]+\/[^/:#]+)(?::([^/#]*))?(?:\/([^#]+))?(?:#(.+))?$/.exec(uri) ?? [];
  return repository === undefined ? null : { repository, tag, file, branch };
}

async function resolveUri(uri: string, hub: string, headers: Record<string, string>, signal: AbortSignal) {
  const address = parseHubUri(uri);
  if (address === null)
    throw new SetupError(`${uri} is not written as hf:OWNER/NAME:Q4_K_M or hf:OWNER/NAME/FILE.gguf.`);
  const { repository, tag = 'latest', file, branch } = address;
  const base = `${hub}/${encoded(repository)}/resolve/${encodeURIComponent(branch)}`;
  if (file !== undefined) return `${base}/${encoded(file)}`;
  const manifestUrl = `${hub}/v2/${encoded(repository)}/manifests/${encodeURIComponent(tag)}`;
  const response = await ask(manifestUrl, { headers: { ...headers, 'user-agent': 'llama-cpp' } }, signal);
  const manifest = Manifest.safeParse(await response.json().catch(() => null));
  if (!response.ok || !manifest.success) throw new SetupError(`The hub has no file for ${uri}.`);
  return `${base}/${encoded(manifest.data.ggufFile.rfilename)}`;
}

const tokenFor = (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  env['HF_TOKEN'] === undefined ? {} : { authorization: `Bearer ${env['HF_TOKEN']}` };

/** Where the file is, how large, and its checksum, as the hub states them. */
export async function findOnHub(
  uri: string,
  env: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<HubFile> {
  const headers = tokenFor(env);
  const url = await resolveUri(uri, hubOf(env), headers, signal);
  if (/-\d{5}-of-\d{5}\.gguf$/.test(url))
    throw new SetupError(`${uri} is in several parts. Choose a file that is whole.`);
  const { status, headers: told } = await ask(url, { method: 'HEAD', redirect: 'manual', headers }, signal);
  if (status === 401 || status === 403)
    throw new SetupError(`The hub gives ${uri} to signed-in users only: set HF_TOKEN.`);
  if (status >= 400) throw new SetupError(`The hub has no file for ${uri}.`);
  const bytes = Number(told.get('x-linked-size') ?? Number.NaN);
  const sha256 = /^"?([0-9a-f]{64})"?$/i.exec(told.get('x-linked-etag') ?? '')?.[1]?.toLowerCase();
  if (!Number.isSafeInteger(bytes) || bytes <= 0 || sha256 === undefined)
    throw new SetupError(`The hub states no size and checksum for ${uri}.`);
  return { url, bytes, sha256 };
}

/** "1.1 GB", "5.8 MB". */
export const sizeWords = (bytes: number): string =>
  bytes < 1e8 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
const partOf = (to: string): string => `${to}.part`;
const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

const nearestFolder = (folder: string): string =>
  existsSync(folder) ? folder : nearestFolder(path.dirname(folder));

/** What was loaded before counts. */
export function checkDisk(file: HubFile, to: string): void {
  const { bavail, bsize } = statfsSync(nearestFolder(path.dirname(to)));
  const bytes = file.bytes - sizeOf(partOf(to));
  if (bavail * bsize < bytes + spareBytes)
    throw new SetupError(
      `The disk has ${sizeWords(bavail * bsize)} free, and ${sizeWords(bytes + spareBytes)} are needed.`,
    );
}

/** Trying again does not help. */
class DiskError extends SetupError {}

async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  try {
    await handle.writeFile(chunk);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = code === 'ENOSPC' ? 'The disk is full' : `The disk cannot be written to (${code})`;
    throw new DiskError(`${why}. What is here already is kept.`, { cause: error });
  }
}

/** Appends what the server sends, from where the file ends; a server that sends all of it begins anew. */
async function fetchRest({ url, bytes }: HubFile, part: string, options: DownloadOptions): Promise<void> {
  const has = sizeOf(part);
  const headers = { ...tokenFor(options.env), ...(has > 0 && { range: `bytes=${has}-` }) };
  const response = await fetch(url, { headers, signal: options.signal });
  const isRest =
    response.status === 206 && response.headers.get('content-range')?.startsWith(`bytes ${has}-`);
  if (!response.ok || response.body === null)
    throw new SetupError(`The hub answered with ${response.status}.`);
  const handle = await open(part, isRest === true ? 'a' : 'w');
  let at = isRest === true ? has : 0;
  try {
    for await (const chunk of response.body) {
      at += chunk.byteLength;
      if (at > bytes) {
        await handle.truncate(0);
        throw new SetupError(`The hub sent more than the ${sizeWords(bytes)} it stated.`);
      }
      await writeAll(handle, chunk);
      options.onProgress(at, bytes);
    }
  } finally {
    await handle.close();
  }
}

async function checksumOf(file: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { signal })) hash.update(chunk);
  return hash.digest('hex');
}

export interface DownloadOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, all: number) => void;
}

/** Into a file that gets its name when it is whole; what was loaded before a break stays for the next time. */
export async function downloadModel(file: HubFile, to: string, options: DownloadOptions): Promise<void> {
  const { signal } = options;
  const part = partOf(to);
  if (sizeOf(part) > file.bytes) rmSync(part);
  checkDisk(file, to);
  mkdirSync(path.dirname(to), { recursive: true });
  // A server that begins anew each time makes no progress, however much it sends.
  let best = sizeOf(part);
  for (let failures = 0; sizeOf(part) < file.bytes; ) {
    const error = await fetchRest(file, part, options).then(
      () => null,
      (reason: unknown) => reason,
    );
    signal.throwIfAborted();
    if (error instanceof DiskError) throw error;
    failures = sizeOf(part) > best ? 0 : failures + 1;
    best = Math.max(best, sizeOf(part));
    if (failures >= failuresMost)
      throw error instanceof SetupError
        ? error
        : new SetupError(
            'The download broke off again and again. Try again later: it goes on where it ended.',
          );
    if (sizeOf(part) < file.bytes) await delay(pauseMs * failures, undefined, { signal });
  }
  if ((await checksumOf(part, signal)) !== file.sha256) {
    rmSync(part);
    throw new SetupError(
      'The downloaded file is not the one the hub stated: its checksum differs. Try again.',
    );
  }
  renameSync(part, to);
}
