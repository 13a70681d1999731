/** The pace that runs on all nodes share, as a run's thread has it: asked for by message. */
import type { SharedPace } from '@pagewright/engine/crawl/shared-pace';
import { abortErrorOf } from '@pagewright/engine/crawl/timing';
import type { FromThread } from './thread-messages.ts';

export interface PaceLine {
  readonly pace: SharedPace;
  /** Called with what the conductor says. */
  readonly hear: (question: number, waitMs: number) => void;
}

/** Whoever hears nothing of the others goes on at half the pace. */
const silenceMs = 3000;

export function createPaceLine(tell: (message: FromThread) => void): PaceLine {
  const waiting = new Map<number, (waitMs: number) => void>();
  let questions = 0;
  return {
    pace: {
      turn: (site, delayMs, signal) =>
        new Promise((resolve, reject) => {
          const question = (questions += 1);
          const end = (): void => {
            clearTimeout(late);
            waiting.delete(question);
            signal.removeEventListener('abort', onAbort);
          };
          const answer = (waitMs: number): void => {
            end();
            resolve(waitMs);
          };
          const onAbort = (): void => {
            end();
            reject(abortErrorOf(signal));
          };
          const late = setTimeout(() => answer(delayMs), silenceMs);
          waiting.set(question, answer);
          signal.addEventListener('abort', onAbort);
          tell({ kind: 'turn', question, site, delayMs });
        }),
      hold: (site, ms) => tell({ kind: 'hold', site, ms }),
    },
    hear: (question, waitMs) => waiting.get(question)?.(waitMs),
  };
}
