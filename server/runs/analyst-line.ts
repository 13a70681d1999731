/** The analyst as the engine knows it, at the other end of a port: one site on one line. */
import type { MessagePort } from 'node:worker_threads';
import { type AdviceSession, type Advisor, builtInName } from '@pagewright/engine/advise/advisor';
import type { AnalystAnswer, AnalystTask } from './analyst-messages.ts';

/** A page takes about a second; the first one waits for the models, and for other sites that are being looked at. */
const answerMs = 120_000;

type AnswerOf<K extends AnalystAnswer['kind']> = Extract<AnalystAnswer, { kind: K }>;

class Line {
  readonly #port: MessagePort;
  #isClosed = false;

  constructor(port: MessagePort) {
    this.#port = port;
    port.on('close', () => {
      this.#isClosed = true;
    });
  }

  /** Rejects when the analyst fails, ends or takes too long, and when the signal is given. */
  async ask<K extends AnalystAnswer['kind']>(
    task: AnalystTask,
    kind: K,
    signal: AbortSignal,
  ): Promise<AnswerOf<K>> {
    signal.throwIfAborted();
    const port = this.#port;
    const { promise, resolve, reject } = Promise.withResolvers<AnalystAnswer>();
    const onClose = (): void => reject(new Error('The analyst ended.'));
    const onAbort = (): void => reject(signal.reason);
    const late = setTimeout(() => reject(new Error('The analyst took too long.')), answerMs);
    port.once('message', resolve).once('close', onClose);
    signal.addEventListener('abort', onAbort);
    if (this.#isClosed) onClose();
    else port.postMessage(task);
    try {
      const answer = await promise;
      if (answer.kind === 'failed') throw new Error(answer.message);
      if (!isAnswer(answer, kind)) throw new Error('The analyst answered another question.');
      return answer;
    } finally {
      clearTimeout(late);
      port.off('message', resolve).off('close', onClose);
      signal.removeEventListener('abort', onAbort);
    }
  }

  close(): void {
    this.#port.close();
  }
}

const isAnswer = <K extends AnalystAnswer['kind']>(answer: AnalystAnswer, kind: K): answer is AnswerOf<K> =>
  answer.kind === kind;

/** Each site gets a line of its own, which ends with it. */
export function createAnalystLine(connect: (signal: AbortSignal) => Promise<MessagePort>): Advisor {
  const open: Advisor['open'] = async (site, signal): Promise<AdviceSession> => {
    const line = new Line(await connect(signal));
    try {
      await line.ask({ kind: 'open', site }, 'opened', signal);
    } catch (error) {
      line.close();
      throw error;
    }
    return {
      advisePage: async (url, stop) => (await line.ask({ kind: 'page', url }, 'page', stop)).page,
      adviseSite: async (insights, stop) => (await line.ask({ kind: 'site', insights }, 'site', stop)).site,
      close: async () => line.close(),
    };
  };
  return { name: builtInName, open };
}
