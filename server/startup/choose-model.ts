/** Chooses the language model that the configuration names, for run workers and for the public server info. */
import path from 'node:path';
import type { ServerInfo } from '@pagewright/contract/entities/server-info';
import { type ModelSettings, nameOf } from '../adapters/llm/model-settings.ts';
import { type ModelVariables, modelSettings as readSettings } from '../adapters/llm/model-variables.ts';
import type { RunWorkerSetup } from '../workers/run-api.ts';

/** Where a model on this machine and its runtime are kept, beside the browser. */
export const localModelFolder = path.join(import.meta.dirname, '../../.cache/local-model');

/** Null when the built-in suggester writes alone. */
export const modelSettings = (env: ModelVariables): ModelSettings | null =>
  readSettings(env, localModelFolder);

/** Empty when the built-in suggester writes alone. Workers load the module themselves, on first use. */
export function chooseModel(env: ModelVariables): Pick<RunWorkerSetup, 'model'> {
  const settings = modelSettings(env);
  if (settings === null) return {};
  const { acceptsImages } = settings;
  const name = nameOf(settings);
  const module = import.meta.resolve('../adapters/llm/llm-suggester.ts');
  return { model: { name, acceptsImages, module, isLocal: settings.local !== undefined, settings } };
}

/** The public part. */
export function aboutModel(env: ModelVariables): Pick<ServerInfo, 'model'> {
  const settings = modelSettings(env);
  if (settings === null) return {};
  const { acceptsImages, price } = settings;
  const name = nameOf(settings);
  return { model: { name, acceptsImages, ...(price && { price }) } };
}
