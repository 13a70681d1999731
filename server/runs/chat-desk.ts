/** Opens benches in the analyst's thread: one line for each page that is talked about, closed when the answer is there. */
import type { MessagePort } from 'node:worker_threads';
import type { ChatBench } from '@pagewright/engine/advise/chat/writer';
import type { AnalystDesk } from './analyst-desk.ts';
import type { BenchOrder, ChatReply, ChatStep, ChatTask } from './chat-messages.ts';

export interface OpenBench extends ChatBench {
  readonly close: () => void;
}

export interface ChatDesk {
  /** Null when the analysis has no such page. Rejects when the thread fails or takes too long. */
  readonly open: (order: BenchOrder) => Promise<OpenBench | null>;
  /** Somebody is about to ask. Returns at once; the first answer need not wait for models to load. */
  readonly warm: () => void;
}

/** The models may have to be loaded first, and a scan's page may be in the way. */
const usualMs = 60_000;

type ReplyOf<K extends ChatReply['kind']> = Extract<ChatReply, { kind: K }>;

const isReply = <K extends ChatReply['kind']>(reply: ChatReply, kind: K): reply is ReplyOf<K> =>
  reply.kind === kind;

class BenchLine {
  readonly #port: MessagePort;
  readonly #patienceMs: number;
  #isClosed = false;
  /** One task at a time: the next waits for the one before. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(port: MessagePort, patienceMs: number) {
    this.#port = port;
    this.#patienceMs = patienceMs;
    port.on('close', () => {
      this.#isClosed = true;
    });
  }

  ask<K extends ChatReply['kind']>(
    task: ChatTask,
    kind: K,
    onStep: (words: string) => void = () => undefined,
  ): Promise<ReplyOf<K>> {
    const next = this.#last.then(() => this.#askNow(task, kind, onStep));
    this.#last = next.catch(() => undefined);
    return next;
  }

  async #askNow<K extends ChatReply['kind']>(
    task: ChatTask,
    kind: K,
    onStep: (words: string) => void,
  ): Promise<ReplyOf<K>> {
    const port = this.#port;
    const { promise, resolve, reject } = Promise.withResolvers<ChatReply>();
    const onMessage = (message: ChatReply | ChatStep): void =>
      message.kind === 'chat-step' ? onStep(message.words) : resolve(message);
    const onClose = (): void => reject(new Error('The analyst ended.'));
    const late = setTimeout(() => reject(new Error('The analyst took too long.')), this.#patienceMs);
    port.on('message', onMessage).on('close', onClose);
    if (this.#isClosed) onClose();
    else port.postMessage(task);
    try {
      const reply = await promise;
      if (isReply(reply, kind)) return reply;
      throw new Error(
        reply.kind === 'chat-failed' ? reply.message : 'The analyst answered another question.',
      );
    } finally {
      clearTimeout(late);
      port.off('message', onMessage).off('close', onClose);
    }
  }

  close(): void {
    this.#port.close();
  }
}

export function createChatDesk(analyst: AnalystDesk, patienceMs = usualMs): ChatDesk {
  return {
    warm: () => {
      const line = new BenchLine(analyst.connect(), patienceMs);
      void line
        .ask({ kind: 'chat-warm' }, 'chat-warmed')
        .catch(() => undefined)
        .finally(() => line.close());
    },
    open: async (order) => {
      const line = new BenchLine(analyst.connect(), patienceMs);
      try {
        const { isThere } = await line.ask({ kind: 'chat-open', order }, 'chat-opened');
        if (!isThere) {
          line.close();
          return null;
        }
      } catch (error) {
        line.close();
        throw error;
      }
      return {
        answer: async (question, onStep) =>
          (await line.ask({ kind: 'chat-answer', question }, 'chat-answered', onStep)).answer,
        briefing: async () => (await line.ask({ kind: 'chat-briefing' }, 'chat-briefed')).briefing,
        attempt: async (changes) => (await line.ask({ kind: 'chat-try', changes }, 'chat-tried')).trial,
        askRule: async (ruleId) => (await line.ask({ kind: 'chat-rule', ruleId }, 'chat-asked')).answer,
        close: () => line.close(),
      };
    },
  };
}
