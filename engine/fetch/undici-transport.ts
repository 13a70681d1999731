/** Sends requests with undici: a few keep-alive connections for each origin, no redirects and no retries. */
import { Agent, Client, type Dispatcher, Pool } from 'undici';
import type { Connector } from './connector.ts';
import { joinHeaders, type RequestHead, type ResponseHandler, type Transport } from './http-transport.ts';

export interface UndiciTransportOptions {
  readonly connect: Connector;
  /** The most connections to one origin. */
  readonly connections: number;
  readonly headerBytes: number;
}

/** Servers close idle connections after five seconds or more; a request that crosses the closing is lost. */
const keepAliveMs = 4000;

/** What a connection passes on with the start of a request. */
interface ConnectionContext {
  readonly isReused: boolean;
}

/** One connection, which passes on to a request whether it is the first on it. */
class ConnectionClient extends Client {
  #hasResponded = false;

  constructor(origin: URL, options: Client.Options) {
    super(origin, options);
    this.on('disconnect', () => {
      this.#hasResponded = false;
    });
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    return super.dispatch(options, {
      onRequestStart: (controller) => {
        const context: ConnectionContext = { isReused: this.#hasResponded };
        handler.onRequestStart?.(controller, context);
      },
      onResponseStart: (...response) => handler.onResponseStart?.(...response),
      onResponseData: (...data) => handler.onResponseData?.(...data),
      onResponseEnd: (...end) => {
        this.#hasResponded = true;
        handler.onResponseEnd?.(...end);
      },
      onResponseError: (...failure) => handler.onResponseError?.(...failure),
    });
  }
}

class RequestHandler implements Dispatcher.DispatchHandler {
  readonly #handler: ResponseHandler;
  #controller: Dispatcher.DispatchController | null = null;
  #isCancelled = false;

  constructor(handler: ResponseHandler) {
    this.#handler = handler;
  }

  /** A request that still waits for a connection is dropped when it gets one. */
  cancel(): void {
    this.#isCancelled = true;
    this.#controller?.abort(new Error('The request was cancelled.'));
  }

  onRequestStart(controller: Dispatcher.DispatchController, { isReused }: ConnectionContext): void {
    this.#controller = controller;
    if (this.#isCancelled) this.cancel();
    else this.#handler.onSent(isReused);
  }

  onResponseStart({ rawHeaders }: Dispatcher.DispatchController, status: number): void {
    // Informational responses (100, 103) come before the response itself.
    if (status < 200 || this.#isCancelled) return;
    const isRaw = Array.isArray(rawHeaders);
    this.#handler.onHead(status, joinHeaders(isRaw ? rawHeaders : []));
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.#isCancelled) this.#handler.onData(chunk);
  }

  onResponseEnd(): void {
    if (!this.#isCancelled) this.#handler.onEnd();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (!this.#isCancelled) this.#handler.onError(error);
  }
}

export function createUndiciTransport(options: UndiciTransportOptions): Transport {
  const poolOptions: Pool.Options = {
    connect: options.connect,
    connections: options.connections,
    allowH2: false,
    maxHeaderSize: options.headerBytes,
    keepAliveTimeout: keepAliveMs,
    // The caller has limits of its own, for the first byte and for the whole response.
    headersTimeout: 0,
    bodyTimeout: 0,
    factory: (origin, clientOptions) => new ConnectionClient(origin, clientOptions),
  };
  const agent = new Agent({ factory: (origin) => new Pool(origin, poolOptions) });
  const send = ({ origin, path, headers }: RequestHead, handler: ResponseHandler): (() => void) => {
    const request = new RequestHandler(handler);
    agent.dispatch({ origin, path, method: 'GET', headers: { ...headers } }, request);
    return () => request.cancel();
  };
  return { send, close: () => agent.destroy() };
}
