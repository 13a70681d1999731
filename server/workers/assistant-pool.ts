/** The pool of the assistant worker: one for all chats, because every worker loads the models anew. */
import type { openChatHandlers } from './chat-handlers.ts';
import type { openSuggestHandlers } from './suggest-handlers.ts';
import { WorkerPool } from './worker-pool.ts';

export type AssistantApi = ReturnType<typeof openChatHandlers> & ReturnType<typeof openSuggestHandlers>;
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
