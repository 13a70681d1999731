/** Opens what conversations about a page need: the assistant worker, and the writer of the answers. */
import { builtInWriter } from '@pagewright/engine/chat/built-in-writer';
import type { ChatWriter } from '@pagewright/engine/chat/writer';
import { chatLimitsOf } from '../adapters/llm/chat-limits.ts';
import type { LocalModelHost } from '../adapters/llm/local/model-host.ts';
import { nameOf } from '../adapters/llm/model-settings.ts';
import type { ModelVariables } from '../adapters/llm/model-variables.ts';
import type { ChatPorts } from '../services/deps.ts';
import type { AssistantPool } from '../workers/assistant-pool.ts';
import { createChatWorker } from '../workers/chat-worker.ts';
import { modelSettings } from './choose-model.ts';

/** The module of a model is loaded for the first message. */
function chooseWriter(env: ModelVariables, localModel: LocalModelHost | null): ChatWriter {
  const settings = modelSettings(env);
  if (settings === null) return builtInWriter;
  let loaded: Promise<ChatWriter> | null = null;
  const load = async (): Promise<ChatWriter> => {
    const [{ createLlmChat }, { withBuiltInFallback }] = await Promise.all([
      import('../adapters/llm/llm-chat.ts'),
      import('../adapters/llm/chat-with-fallback.ts'),
    ]);
    const callLocal = localModel && ((userId = '') => localModel.as(userId));
    return withBuiltInFallback(createLlmChat({ settings, ...(callLocal && { callLocal }) }));
  };
  return {
    name: nameOf(settings),
    answerMs: chatLimitsOf(settings).answerMs,
    stopsWhenLeft: settings.local !== undefined,
    write: async (...message) => (await (loaded ??= load())).write(...message),
  };
}

export const openChat = (
  env: ModelVariables,
  assistants: AssistantPool,
  localModel: LocalModelHost | null,
): ChatPorts => ({
  worker: createChatWorker(assistants),
  writer: chooseWriter(env, localModel),
  pageFetches: new Map(),
});
