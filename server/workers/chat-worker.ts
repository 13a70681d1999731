/** Chats about pages in the assistant worker: one connection for each message, closed when it is answered. */
import type { ChatSandbox } from '@pagewright/engine/chat/writer';
import type { AssistantPool } from './assistant-pool.ts';
import type { ChatPage, OpenedChat, PageCopy } from './chat-handlers.ts';

export interface ChatSession extends ChatSandbox {
  /** Questions to begin with. */
  readonly starters: readonly string[];
  /** Which version of the page the report is about. */
  readonly version: OpenedChat['version'];
  /** The page that answers are about: before the first question. */
  readonly load: (page: PageCopy) => Promise<void>;
  readonly close: () => void;
}

export interface ChatWorker {
  /** Null when the report has no such page. Rejects when the worker fails or takes too long. */
  readonly open: (page: ChatPage) => Promise<ChatSession | null>;
  /** Returns at once and has the assistant ready for the first message. */
  readonly warm: () => void;
}

const defaultTimeoutMs = 60_000;

export function createChatWorker(pool: AssistantPool, timeoutMs = defaultTimeoutMs): ChatWorker {
  const open = async (page: ChatPage): Promise<ChatSession | null> => {
    const { rpc, release } = await pool.connect();
    try {
      const opened = await rpc.call('openChat', page, { timeoutMs });
      if (opened === null) {
        release();
        return null;
      }
      return {
        ...opened,
        load: (copy) => rpc.call('loadPage', copy, { timeoutMs }),
        answer: (question, onStep) => rpc.call('answer', question, { timeoutMs, onEvent: onStep }),
        briefing: () => rpc.call('briefing', undefined, { timeoutMs }),
        verifyChanges: (changes) => rpc.call('verifyChanges', changes, { timeoutMs }),
        evaluateRule: (ruleId) => rpc.call('evaluateRule', ruleId, { timeoutMs }),
        searchPages: (query) => rpc.call('searchPages', query, { timeoutMs }),
        checkBlock: (block, question) => rpc.call('checkBlock', { block, question }, { timeoutMs }),
        harmIn: (prose, question) => rpc.call('harmIn', { prose, question }, { timeoutMs }),
        followUps: (question) => rpc.call('followUps', question, { timeoutMs }),
        close: release,
      };
    } catch (error) {
      release();
      throw error;
    }
  };
  const warm = async (): Promise<void> => {
    const { rpc, release } = await pool.connect();
    await rpc.call('warmChat', undefined, { timeoutMs }).finally(release);
  };
  return { open, warm: () => void warm().catch(() => undefined) };
}
