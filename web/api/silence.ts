/** Notices that the other side of a long answer has gone: it says at least every twenty seconds that it lives. */
import { UnreachableError } from './api-error.ts';

export const silenceMs = 35_000;

export interface Silence {
  /** Given when nothing was heard for too long, or the watch was stopped. */
  readonly signal: AbortSignal;
  readonly heard: () => void;
  readonly stop: () => void;
}

export function watchSilence(): Silence {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new Error(`nothing was heard for ${silenceMs} ms`));
  let timer = setTimeout(giveUp, silenceMs);
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceMs);
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
  heard: () => void,
): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read().catch(unreachable);
    heard();
    yield decoder.decode(value, { stream: !done });
    if (done) return;
  }
}
