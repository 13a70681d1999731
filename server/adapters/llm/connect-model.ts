/** Connects to the configured model over its provider's protocol; SDKs are loaded only when needed. */
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai';
import { createLimitedFetch } from './limited-fetch.ts';
import type { CallLocalModel } from './local/local-port.ts';
import { createLocalLanguageModel } from './local-language-model.ts';
import { ModelError } from './model-errors.ts';
import type { ModelSettings } from './model-settings.ts';
import { baseUrlOf } from './providers.ts';

/** What is needed to reach a model. */
export type ModelConnection = Pick<ModelSettings, 'provider' | 'model' | 'apiKey' | 'baseUrl'>;

/** Without what it thinks aloud in its answers. A model on this machine is reached by `callLocal`. */
export async function connectModel(
  connection: ModelConnection,
  answerBytes: number,
  callLocal: CallLocalModel | null = null,
): Promise<LanguageModel> {
  const model =
    callLocal === null
      ? await connectProvider(connection, answerBytes)
      : createLocalLanguageModel(connection.model, callLocal);
  return wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) });
}

async function connectProvider({ provider, model, apiKey, baseUrl }: ModelConnection, answerBytes: number) {
  const common = {
    fetch: createLimitedFetch(answerBytes),
    ...(apiKey !== null && { apiKey }),
    ...(baseUrl !== null && { baseURL: baseUrl }),
  };
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(common)(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(common)(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(common)(model);
    }
    case 'mistral': {
      const { createMistral } = await import('@ai-sdk/mistral');
      return createMistral(common)(model);
    }
    case 'openrouter':
    case 'ollama':
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const baseURL = baseUrlOf({ provider, baseUrl });
      const own = { name: 'own', baseURL, supportsStructuredOutputs: true };
      return createOpenAICompatible({ ...own, ...common })(model);
    }
    case 'local':
      throw new ModelError('uninstalled');
  }
}
