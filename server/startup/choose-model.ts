/** Chooses the language model that the configuration names, for run workers and for the public server info. */
import type { ServerInfo } from '@pagewright/contract/entities/server-info';
import type { ModelSettings } from '../adapters/llm/model-settings.ts';
import type { RunWorkerSetup } from '../workers/run-api.ts';
import type { Env } from './env.ts';

/** Empty when the built-in suggester writes alone. Workers load the module themselves, on first use. */
export function chooseModel({
  AI_PROVIDER,
  AI_MODEL,
  AI_API_KEY,
  AI_BASE_URL,
  AI_EYES,
}: Pick<Env, 'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL' | 'AI_EYES'>): Pick<
  RunWorkerSetup,
  'model'
> {
  if (AI_PROVIDER === undefined || AI_MODEL === undefined) return {};
  // Self-hosted models often accept no images.
  const acceptsImages = (AI_EYES ?? (AI_PROVIDER === 'openai-compatible' ? 'off' : 'on')) === 'on';
  const settings: ModelSettings = {
    provider: AI_PROVIDER,
    model: AI_MODEL,
    apiKey: AI_API_KEY ?? null,
    baseUrl: AI_BASE_URL ?? null,
    acceptsImages,
  };
  const module = import.meta.resolve('../adapters/llm/llm-suggester.ts');
  return { model: { name: AI_MODEL, acceptsImages, module, settings } };
}

/** The public part. */
export function aboutModel(env: Parameters<typeof chooseModel>[0]): Pick<ServerInfo, 'model'> {
  const { model } = chooseModel(env);
  return model === undefined ? {} : { model: { name: model.name, acceptsImages: model.acceptsImages } };
}
