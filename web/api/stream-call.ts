/** Calls an endpoint that answers with a stream: each event is parsed and handed on as it comes, until the stream ends. */
import type { EndpointSpec, ResponseOf } from '@pagewright/contract/endpoint';
import { UnreachableError, UnreadableError } from './api-error.ts';
import { ask, type CallInput } from './call.ts';
import { readEvent } from './stream.ts';

/** The server says that it lives every ten seconds: after three of them without a word the connection is dead. */
export const silenceMs = 35_000;

/** Resolves when the server ended the stream; what was refused, or broke on the way, is thrown. */
export async function streamCall<E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  onEvent: (event: ResponseOf<E>) => void,
): Promise<void> {
  const silence = watchSilence();
  try {
    const response = await ask(endpoint, input, { accept: 'text/event-stream', signal: silence.signal });
    if (response.body === null || !isEventStream(response))
      throw new UnreadableError(response.status, 'no stream');
    for await (const data of readData(response.body, silence.heard)) {
      const event = readEvent(endpoint, data);
      if (event === undefined) throw new UnreadableError(response.status, data);
      onEvent(event);
    }
  } finally {
    silence.stop();
  }
}

const isEventStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

function watchSilence() {
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

/** The `data` of each event; comments only show that the other side lives. */
async function* readData(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await readChunk(reader);
    heard();
    const events = (rest + decoder.decode(value, { stream: !done })).split(/\r?\n\r?\n/);
    rest = done ? '' : (events.pop() ?? '');
    for (const event of events) {
      const data = dataOf(event);
      if (data !== '') yield data;
    }
    if (done) return;
  }
}

async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (cause) {
    throw new UnreachableError(cause);
  }
}

const dataOf = (event: string): string =>
  event
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
