/** Sets up a model on this machine: chooses one that fits, installs the runtime, downloads the file and tries it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  fits,
  knownModels,
  likelySpeed,
  recommend,
  thisMachine,
} from '../../server/adapters/llm/local/known-models.ts';
import {
  DownloadError,
  downloadModel,
  findModelFile,
  findOnHub,
  isHubUri,
  modelPath,
} from '../../server/adapters/llm/local/model-file.ts';
import { hasNvidia, installRuntime } from '../../server/adapters/llm/local/runtime.ts';
import { modelSettings } from '../../server/adapters/llm/model-variables.ts';
import { localModelFolder } from '../../server/startup/choose-model.ts';
import { showCheck } from './show-check.ts';

type Say = (line: string) => void;

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;
const speedOf = (perSecond: number): string => `about ${Math.max(1, Math.round(perSecond))} tokens a second`;

const machineHere = () =>
  thisMachine(hasNvidia() || (process.platform === 'darwin' && process.arch === 'arm64'));

/** One line for each model, the recommended one marked; the value is its address. */
export function localChoices(): {
  readonly title: string;
  readonly options: { label: string; value: string }[];
} {
  const machine = machineHere();
  const best = recommend(machine);
  const { cores, freeBytes, hasGpu } = machine;
  const options = knownModels.map((model) => {
    const { name, bytes, licence, goodFor, uri } = model;
    const speed = fits(model, machine)
      ? speedOf(likelySpeed(model, machine))
      : 'too large for the free memory';
    const mark = model === best ? ' (recommended here)' : '';
    return { label: `${name}, ${gigabytes(bytes)}, ${licence}: ${goodFor}; ${speed}${mark}`, value: uri };
  });
  return {
    title: `This machine has ${cores} cores, ${gigabytes(freeBytes)} of free memory and ${hasGpu ? 'a graphics processor' : 'no graphics processor that is used'}. Which model?`,
    options: [...options, { label: 'A GGUF file of my own, or another hf: address', value: '' }],
  };
}

async function download(model: string, folder: string, say: Say, signal: AbortSignal): Promise<void> {
  const file = await findOnHub(model, process.env, signal);
  const to = modelPath(model, folder);
  const speed = speedOf(likelySpeed(file, machineHere()));
  say(`Downloading ${gigabytes(file.bytes)} to ${to}. Here it is likely to write ${speed}.`);
  let shown = -1;
  await downloadModel(file, to, {
    env: process.env,
    signal,
    onProgress: (done, all) => {
      const percent = Math.floor((done / all) * 100);
      if (percent === shown || (!process.stdout.isTTY && percent % 10 !== 0)) return;
      shown = percent;
      say(`  ${percent} % of ${gigabytes(all)}`);
    },
  });
}

/** What to write into .env; null after a sentence that says why nothing is. */
export async function setUpLocal(
  wanted: string,
  say: Say,
  folder = localModelFolder,
): Promise<Readonly<Record<string, string>> | null> {
  const { signal } = new AbortController();
  const model = isHubUri(wanted) ? wanted : path.resolve(wanted);
  if (!isHubUri(model) && !existsSync(model)) {
    say(`There is no file ${model}.`);
    return null;
  }
  const variables = {
    AI_PROVIDER: 'local',
    AI_MODEL: model,
    AI_API_KEY: '',
    AI_BASE_URL: '',
    AI_EYES: 'off',
  };
  try {
    say(`Installing the runtime, llama.cpp (about 75 MB), into ${folder} ...`);
    await installRuntime(folder, signal);
    if (findModelFile(model, folder) === null) await download(model, folder, say, signal);
  } catch (error) {
    if (!(error instanceof DownloadError) && !(error instanceof Error)) throw error;
    say(error.message);
    return null;
  }
  const settings = modelSettings({ AI_PROVIDER: 'local', AI_MODEL: model }, folder);
  const { isUsable, answers } =
    settings === null ? { isUsable: false, answers: false } : await showCheck(settings, say);
  if (!answers) {
    say('\nThis model cannot be used here.');
    return null;
  }
  if (!isUsable)
    say('\nIt answers, but not what it was asked: expect the built-in suggestions in most places.');
  return variables;
}
