/** Models that are known to suit, and which of them fits a machine. */
import { availableParallelism, freemem, totalmem } from 'node:os';

export interface KnownModel {
  readonly uri: string;
  readonly name: string;
  /** Of the file. */
  readonly bytes: number;
  readonly licence: string;
  readonly goodFor: string;
}

const qwen = (size: string, bytes: number, uri: string, goodFor: string): KnownModel => ({
  uri,
  name: `Qwen3 ${size}`,
  bytes,
  licence: 'Apache-2.0',
  goodFor,
});

/** The smallest first. */
export const knownModels: readonly KnownModel[] = [
  qwen(
    '0.6B',
    0.4e9,
    'hf:unsloth/Qwen3-0.6B-GGUF/Qwen3-0.6B-Q4_K_M.gguf',
    'trying it out; its texts need an editor',
  ),
  qwen(
    '1.7B',
    1.1e9,
    'hf:unsloth/Qwen3-1.7B-GGUF/Qwen3-1.7B-Q4_K_M.gguf',
    'titles and descriptions, on small machines',
  ),
  qwen(
    '4B Instruct',
    2.5e9,
    'hf:unsloth/Qwen3-4B-Instruct-2507-GGUF/Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
    'suggestions and short chats',
  ),
  qwen('8B', 5.03e9, 'hf:Qwen/Qwen3-8B-GGUF/Qwen3-8B-Q4_K_M.gguf', 'suggestions and chats with tools'),
];

export interface Machine {
  readonly cores: number;
  readonly freeBytes: number;
  readonly hasGpu: boolean;
}

/** In a container its limit counts. */
export function thisMachine(hasGpu: boolean): Machine {
  const limit = process.constrainedMemory();
  const most = limit > 0 && limit < totalmem() ? process.availableMemory() : freemem();
  return { cores: availableParallelism(), freeBytes: most, hasGpu };
}

/** llama.cpp keeps the weights in the file's form and in the processor's own; a context comes beside them. */
const copies = 2;
const beside = 1.2e9;
/** A core of a present server reads about this much of a model in a second; more than six wait for memory. */
const bytesPerCore = 6e9;
const coresMost = 6;
const onGpu = 100e9;
/** Slower than this nobody waits for. */
const speedLeast = 4;

/** Tokens a second, about. */
export const likelySpeed = ({ bytes }: Pick<KnownModel, 'bytes'>, { cores, hasGpu }: Machine): number =>
  (hasGpu ? onGpu : Math.max(1, Math.min(cores - 1, coresMost)) * bytesPerCore) / bytes;

export const fits = ({ bytes }: KnownModel, { freeBytes }: Machine): boolean =>
  copies * bytes + beside <= freeBytes;

/** The largest that fits and is not too slow; null when not even the smallest fits. */
export const recommend = (machine: Machine): KnownModel | null =>
  knownModels.findLast((model) => fits(model, machine) && likelySpeed(model, machine) >= speedLeast) ??
  knownModels.find((model) => fits(model, machine)) ??
  null;
