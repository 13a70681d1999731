/** Calls an endpoint that responds with a stream: each event is parsed and handed on as it comes, until the stream ends. */
import type { EndpointSpec, ResponseOf } from '@pagewright/contract/endpoint';
import { UnreadableError } from './api-error.ts';
import { type CallInput, sendRequest } from './call.ts';
import { readText, startIdleTimer } from './idle-timer.ts';
import { readEvent } from './stream.ts';

/** Resolves when the server ended the stream; what was refused, or broke on the way, is thrown. */
export async function streamCall<E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  onEvent: (event: ResponseOf<E>) => void,
): Promise<void> {
  const idleTimer = startIdleTimer();
  try {
    const response = await sendRequest(endpoint, input, {
      accept: 'text/event-stream',
      signal: idleTimer.signal,
    });
    if (response.body === null || !isEventStream(response))
      throw new UnreadableError(response.status, 'no stream');
    for await (const data of readData(response.body, idleTimer.resetTimer)) {
      const event = readEvent(endpoint, data);
      if (event === undefined) throw new UnreadableError(response.status, data);
      onEvent(event);
    }
  } finally {
    idleTimer.stop();
  }
}

const isEventStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

/** The `data` of each event; comments only show that the other side lives. */
async function* readData(body: ReadableStream<Uint8Array>, resetTimer: () => void): AsyncGenerator<string> {
  let rest = '';
  for await (const text of readText(body, resetTimer)) {
    const events = (rest + text).split(/\r?\n\r?\n/);
    rest = events.pop() ?? '';
    yield* events.map(dataOf).filter((data) => data !== '');
  }
  const last = dataOf(rest);
  if (last !== '') yield last;
}

const dataOf = (event: string): string =>
  event
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
