/** Sets up a model on this machine: chooses one that fits, installs the runtime, downloads the file and tries it. */
import path from 'node:path';
import { bringModel, findLacking, type Lacking } from '../../server/adapters/llm/local/bring-model.ts';
import {
  fits,
  knownModels,
  likelySpeed,
  recommend,
  thisMachine,
} from '../../server/adapters/llm/local/known-models.ts';
import { isHubUri, sizeWords } from '../../server/adapters/llm/local/model-file.ts';
import { hasGraphics } from '../../server/adapters/llm/local/runtime.ts';
import { SetupError } from '../../server/adapters/llm/local/setup-error.ts';
import { modelSettings } from '../../server/adapters/llm/model-variables.ts';
import { localModelFolder } from '../../server/startup/choose-model.ts';
import { showCheck } from './show-check.ts';
import type { Terminal } from './terminal.ts';

function speedOf(perSecond: number): string {
  const count = Math.max(1, Math.round(perSecond));
  return `about ${count} ${count === 1 ? 'token' : 'tokens'} a second`;
}

/** One line for each model, the recommended one marked; the value is its address. */
export function localChoices(): {
  readonly title: string;
  readonly options: { label: string; value: string }[];
} {
  const machine = thisMachine(hasGraphics());
  const best = recommend(machine);
  const { cores, freeBytes, hasGpu } = machine;
  const options = knownModels.map((model) => {
    const { name, bytes, licence, goodFor, uri } = model;
    const speed = fits(model, machine)
      ? speedOf(likelySpeed(model, machine))
      : 'too large for the free memory';
    const mark = model === best ? ' (recommended here)' : '';
    return { label: `${name}, ${sizeWords(bytes)}, ${licence}: ${goodFor}; ${speed}${mark}`, value: uri };
  });
  return {
    title: `This machine has ${cores} cores, ${sizeWords(freeBytes)} of free memory and ${hasGpu ? 'a graphics processor' : 'no graphics processor that is used'}. Which model?`,
    options: [...options, { label: 'A GGUF file of my own, or another hf: address', value: '' }],
  };
}

/** What is brought, from where it is clear how large it is; null when nothing is. */
function describeLacking({ runtime, file, path: to }: Lacking, folder: string): string | null {
  const lines = [
    ...(runtime ? [`  llama.cpp, about 75 MB, to ${folder}`] : []),
    ...(file === null
      ? []
      : [
          `  the model, ${sizeWords(file.bytes)}, to ${to}`,
          `    here it is likely to write ${speedOf(likelySpeed(file, thisMachine(hasGraphics())))}`,
        ]),
  ];
  return lines.length === 0 ? null : `\nTo download:\n${lines.join('\n')}`;
}

async function bring(
  lacking: Lacking,
  folder: string,
  { say, showProgress, signal }: Terminal,
): Promise<void> {
  if (lacking.runtime) say('Installing llama.cpp ...');
  let shown = -1;
  await bringModel(lacking, folder, {
    env: process.env,
    signal,
    onProgress: (done, all) => {
      const percent = Math.floor((done / all) * 100);
      if (percent !== shown) showProgress(percent, `  ${percent} % of ${sizeWords(all)}`);
      shown = percent;
    },
  });
}

/** npm runs scripts in the repository; a path is meant from where it was typed. */
export const modelTyped = (text: string): string =>
  isHubUri(text) ? text : path.resolve(process.env['INIT_CWD'] ?? '.', text);

export interface LocalSetupOptions {
  /** Whether a download waits for a yes. */
  readonly asksFirst: boolean;
  readonly folder?: string;
}

/** What to write into .env; null after a sentence that says why nothing is. */
export async function setUpLocal(
  wanted: string,
  terminal: Terminal,
  { asksFirst, folder = localModelFolder }: LocalSetupOptions,
): Promise<Readonly<Record<string, string>> | null> {
  const { say, ask, signal } = terminal;
  const model = modelTyped(wanted);
  try {
    const lacking = await findLacking(model, folder, { env: process.env, signal });
    const words = describeLacking(lacking, folder);
    if (words !== null) {
      say(words);
      if (asksFirst && /^n/i.test(await ask('\nDownload? (Y/n) '))) return null;
      await bring(lacking, folder, terminal);
    }
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    return null;
  }
  const settings = modelSettings({ AI_PROVIDER: 'local', AI_MODEL: model }, folder);
  if (settings === null) throw new Error('A model is named.');
  const { isUsable, answers } = await showCheck(settings, say, signal);
  if (!answers) {
    say('\nThis model cannot be used here.');
    return null;
  }
  if (!isUsable)
    say('\nIt answers, but not what it was asked: expect the built-in suggestions in most places.');
  return {
    AI_PROVIDER: 'local',
    AI_MODEL: model,
    AI_API_KEY: '',
    AI_BASE_URL: '',
    AI_EYES: 'off',
  };
}
