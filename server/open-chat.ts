/** Opens what conversations about a page need: the bench in the analyst's thread, and who writes the answers. */
import { builtInWriter } from '@pagewright/engine/advise/chat/built-in-writer';
import type { ChatWriter } from '@pagewright/engine/advise/chat/writer';
import type { Env } from './env.ts';
import type { AnalystDesk } from './runs/analyst-desk.ts';
import { createChatDesk } from './runs/chat-desk.ts';
import type { ChatPorts } from './services/deps.ts';

type ModelEnv = Pick<Env, 'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL'>;

/** The module of a model is loaded when somebody first writes to it. */
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
    const { createLlmChat } = await import('./adapters/llm-advisor/llm-chat.ts');
    return createLlmChat({ settings });
  };
  return {
    name: AI_MODEL,
    write: async (...turn) => (await (loaded ??= load())).write(...turn),
  };
}

export const openChat = (env: ModelEnv, analyst: AnalystDesk): ChatPorts => ({
  desk: createChatDesk(analyst),
  writer: chooseWriter(env),
});
