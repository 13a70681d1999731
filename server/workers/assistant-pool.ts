/** The workers of suggestions and chats, and the built-in suggester in one of them. */
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import type { Suggester } from '@pagewright/engine/suggest/suggester';
import type { openChatHandlers } from './chat-handlers.ts';
import type { openSuggestHandlers } from './suggest-handlers.ts';
import { WorkerPool } from './worker-pool.ts';

/** The pool of the assistant worker: one for all chats, because every worker loads the models anew. */
type AssistantApi = ReturnType<typeof openChatHandlers> & ReturnType<typeof openSuggestHandlers>;
export type AssistantPool = WorkerPool<AssistantApi>;

/** The worker starts with the first connection. */
export const createAssistantPool = ({ idleMs = 2 * 60_000 } = {}): AssistantPool =>
  new WorkerPool({
    file: new URL('assistant-thread.ts', import.meta.url),
    memoryMb: 512,
    maxWorkers: 1,
    maxConnections: Number.POSITIVE_INFINITY,
    idleMs,
  });

/** A page takes about a second; the first waits for the models and for other sites. */
const timeoutMs = 120_000;

export const createRemoteSuggester = (pool: AssistantPool): Suggester => ({
  name: builtInName,
  open: async (site, signal) => {
    const { rpc, release } = await pool.connect();
    try {
      await rpc.call('openSite', site, { signal, timeoutMs });
    } catch (error) {
      release();
      throw error;
    }
    return {
      suggestPage: (url, stop, given) =>
        rpc.call('suggestPage', { url, ...(given && { given }) }, { signal: stop, timeoutMs }),
      suggestSite: (insights, stop) => rpc.call('suggestSite', insights, { signal: stop, timeoutMs }),
      close: async () => release(),
    };
  },
});
