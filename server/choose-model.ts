/** The model that the configuration names, as the threads of runs are told of it. */
import type { ServerInfo } from '@pagewright/contract/entities/server-info';
import type { ModelSettings } from './adapters/llm-advisor/model-settings.ts';
import type { Env } from './env.ts';
import type { ThreadSetup } from './runs/thread-messages.ts';

/** Nothing where the built-in analyst writes alone. Threads load the module themselves, and only when they need it. */
export function chooseModel({
  AI_PROVIDER,
  AI_MODEL,
  AI_API_KEY,
  AI_BASE_URL,
  AI_EYES,
}: Pick<Env, 'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL' | 'AI_EYES'>): Pick<
  ThreadSetup,
  'model'
> {
  if (AI_PROVIDER === undefined || AI_MODEL === undefined) return {};
  // Models of one's own are often blind.
  const hasEyes = (AI_EYES ?? (AI_PROVIDER === 'openai-compatible' ? 'off' : 'on')) === 'on';
  const settings: ModelSettings = {
    provider: AI_PROVIDER,
    model: AI_MODEL,
    apiKey: AI_API_KEY ?? null,
    baseUrl: AI_BASE_URL ?? null,
    hasEyes,
  };
  const module = import.meta.resolve('./adapters/llm-advisor/llm-advisor.ts');
  return { model: { name: AI_MODEL, hasEyes, module, settings } };
}

/** What of it everybody may know. */
export function aboutModel(env: Parameters<typeof chooseModel>[0]): Pick<ServerInfo, 'model'> {
  const { model } = chooseModel(env);
  return model === undefined ? {} : { model: { name: model.name, hasEyes: model.hasEyes } };
}
