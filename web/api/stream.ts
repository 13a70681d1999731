/** A server-sent stream of the contract: every event parsed, a broken connection tried again with back-off. */
import type { EndpointSpec, ResponseOf } from '@pagewright/contract/endpoint';
import { type CallInput, endpointUrl } from './call.ts';

/** The waits before each new try; after the last one the stream is given up. */
const reconnectDelaysMs = [1000, 3000] as const;

export type StreamError =
  /** The connection broke; it is tried again by itself after the wait. */
  | { readonly kind: 'reconnecting'; readonly attempt: number; readonly waitMs: number }
  /** The connection broke too often; `retry` starts over. */
  | { readonly kind: 'lost' }
  /** An event could not be read; the stream is closed. */
  | { readonly kind: 'unreadable' };

export interface StreamHandlers<T> {
  readonly onEvent: (event: T) => void;
  readonly onFailure: (failure: StreamError) => void;
}

export interface Stream {
  readonly close: () => void;
  readonly retry: () => void;
}

export function openStream<E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  { onEvent, onFailure }: StreamHandlers<ResponseOf<E>>,
): Stream {
  const url = endpointUrl(endpoint, input);
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };

  const fail = () => {
    // The browser's own reconnecting knows no back-off and never gives up, so it is not used.
    close();
    const waitMs = reconnectDelaysMs[failures];
    failures += 1;
    if (waitMs === undefined) return onFailure({ kind: 'lost' });
    timer = setTimeout(open, waitMs);
    onFailure({ kind: 'reconnecting', attempt: failures, waitMs });
  };

  const receive = (text: string) => {
    const event = readEvent(endpoint, text);
    if (event === undefined) {
      close();
      return onFailure({ kind: 'unreadable' });
    }
    failures = 0;
    onEvent(event);
  };

  const open = () => {
    source = new EventSource(url);
    source.addEventListener('message', (message: MessageEvent<string>) => receive(message.data));
    source.addEventListener('error', fail);
  };

  const retry = () => {
    close();
    failures = 0;
    open();
  };

  open();
  return { close, retry };
}

/** The schema is the guarantee; undefined when the event is not one of the endpoint's. */
export function readEvent<E extends EndpointSpec>(endpoint: E, text: string): ResponseOf<E> | undefined {
  try {
    return endpoint.response?.parse(JSON.parse(text)) as ResponseOf<E>;
  } catch (cause) {
    console.warn(`${endpoint.name} sent an event that breaks the contract`, cause);
    return undefined;
  }
}
