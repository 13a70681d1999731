/** Detects a lost connection during a long response: the server sends something at least every twenty seconds. */
import { UnreachableError } from './api-error.ts';

export const idleTimeoutMs = 35_000;

export interface IdleTimer {
  /** Aborted when nothing was received for too long, or the timer was stopped. */
  readonly signal: AbortSignal;
  readonly resetTimer: () => void;
  readonly stop: () => void;
}

export function startIdleTimer(): IdleTimer {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new Error(`nothing was heard for ${idleTimeoutMs} ms`));
  let timer = setTimeout(giveUp, idleTimeoutMs);
  return {
    signal: controller.signal,
    resetTimer: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, idleTimeoutMs);
    },
    stop: () => {
      clearTimeout(timer);
      controller.abort();
    },
  };
}

const unreachable = (cause: unknown): never => {
  throw new UnreachableError(cause);
};

/** Text as it comes; a connection that breaks or falls silent is thrown. */
export async function* readText(
  body: ReadableStream<Uint8Array>,
  resetTimer: () => void,
): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read().catch(unreachable);
    resetTimer();
    yield decoder.decode(value, { stream: !done });
    if (done) return;
  }
}
