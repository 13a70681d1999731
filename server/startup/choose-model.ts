/** Chooses the language model that the configuration names, for run workers and for the public server info. */
import type { ServerInfo } from '@pagewright/contract/entities/server-info';
import type { ModelSettings } from '../adapters/llm/model-settings.ts';
import { providers } from '../adapters/llm/providers.ts';
import type { RunWorkerSetup } from '../workers/run-api.ts';
import type { ModelVariables } from './model-variables.ts';

/** Null when the built-in suggester writes alone. */
export function modelSettings(env: ModelVariables): ModelSettings | null {
  const { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL, AI_EYES } = env;
  if (AI_PROVIDER === undefined || AI_MODEL === undefined) return null;
  const usuallySees = providers[AI_PROVIDER].acceptsImages;
  return {
    provider: AI_PROVIDER,
    model: AI_MODEL,
    apiKey: AI_API_KEY ?? null,
    baseUrl: AI_BASE_URL ?? null,
    acceptsImages: AI_EYES === undefined ? usuallySees : AI_EYES === 'on',
    ...(env.AI_TIMEOUT_S !== undefined && { timeoutMs: env.AI_TIMEOUT_S * 1000 }),
    ...(env.AI_CONCURRENCY !== undefined && { atOnce: env.AI_CONCURRENCY }),
    ...(env.AI_MAX_OUTPUT_TOKENS !== undefined && { answerTokens: env.AI_MAX_OUTPUT_TOKENS }),
    ...(env.AI_PRICE_IN !== undefined &&
      env.AI_PRICE_OUT !== undefined && { price: { input: env.AI_PRICE_IN, output: env.AI_PRICE_OUT } }),
  };
}

/** Empty when the built-in suggester writes alone. Workers load the module themselves, on first use. */
export function chooseModel(env: ModelVariables): Pick<RunWorkerSetup, 'model'> {
  const settings = modelSettings(env);
  if (settings === null) return {};
  const { model: name, acceptsImages } = settings;
  const module = import.meta.resolve('../adapters/llm/llm-suggester.ts');
  return { model: { name, acceptsImages, module, settings } };
}

/** The public part. */
export function aboutModel(env: ModelVariables): Pick<ServerInfo, 'model'> {
  const settings = modelSettings(env);
  if (settings === null) return {};
  const { model: name, acceptsImages, price } = settings;
  return { model: { name, acceptsImages, ...(price && { price }) } };
}
