/** Opens what conversations about a page need: the assistant worker, and the writer of the answers. */
import { builtInWriter } from '@pagewright/engine/chat/built-in-writer';
import type { ChatWriter } from '@pagewright/engine/chat/writer';
import { chatLimitsOf } from '../adapters/llm/chat-limits.ts';
import type { ChatPorts } from '../services/deps.ts';
import type { AssistantPool } from '../workers/assistant-pool.ts';
import { createChatWorker } from '../workers/chat-worker.ts';
import { modelSettings } from './choose-model.ts';
import type { ModelVariables } from './model-variables.ts';

/** The module of a model is loaded for the first message. */
function chooseWriter(env: ModelVariables): ChatWriter {
  const settings = modelSettings(env);
  if (settings === null) return builtInWriter;
  let loaded: Promise<ChatWriter> | null = null;
  const load = async (): Promise<ChatWriter> => {
    const [{ createLlmChat }, { withBuiltInFallback }] = await Promise.all([
      import('../adapters/llm/llm-chat.ts'),
      import('../adapters/llm/chat-with-fallback.ts'),
    ]);
    return withBuiltInFallback(createLlmChat({ settings }));
  };
  return {
    name: settings.model,
    answerMs: chatLimitsOf(settings).answerMs,
    write: async (...message) => (await (loaded ??= load())).write(...message),
  };
}

export const openChat = (env: ModelVariables, assistants: AssistantPool): ChatPorts => ({
  worker: createChatWorker(assistants),
  writer: chooseWriter(env),
  pageFetches: new Map(),
});
