/** Opens what conversations about a page need: the assistant worker, and the writer of the answers. */
import { builtInWriter } from '@pagewright/engine/assistant/answers/built-in-writer';
import type { ChatWriter } from '@pagewright/engine/assistant/writer';
import type { ChatPorts } from '../services/deps.ts';
import type { AssistantPool } from '../workers/assistant-pool.ts';
import { createChatWorker } from '../workers/chat-worker.ts';
import type { Env } from './env.ts';

type ModelEnv = Pick<Env, 'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL'>;

/** The module of a model is loaded for the first message. */
function chooseWriter({ AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL }: ModelEnv): ChatWriter {
  if (AI_PROVIDER === undefined || AI_MODEL === undefined) return builtInWriter;
  const settings = {
    provider: AI_PROVIDER,
    model: AI_MODEL,
    apiKey: AI_API_KEY ?? null,
    baseUrl: AI_BASE_URL ?? null,
  };
  let loaded: Promise<ChatWriter> | null = null;
  const load = async (): Promise<ChatWriter> => {
    const [{ createLlmChat }, { withBuiltInFallback }] = await Promise.all([
      import('../adapters/llm/llm-chat.ts'),
      import('../adapters/llm/chat-with-fallback.ts'),
    ]);
    return withBuiltInFallback(createLlmChat({ settings }));
  };
  return {
    name: AI_MODEL,
    write: async (...message) => (await (loaded ??= load())).write(...message),
  };
}

export const openChat = (env: ModelEnv, assistants: AssistantPool): ChatPorts => ({
  worker: createChatWorker(assistants),
  writer: chooseWriter(env),
  pageFetches: new Map(),
});
