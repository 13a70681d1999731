/** Typed calls over a message port or between processes: matched by id, cancelled by a signal, ended by time limits; late answers are dropped. */

/** One end of a connection: of a thread, or of a process. */
export interface RpcPort {
  readonly postMessage: (message: unknown) => void;
  readonly on: (event: string, listener: (message: unknown) => void) => unknown;
  readonly close: () => void;
}

export interface CallContext<Event = never> {
  /** Aborted when the caller cancels, gives up or is gone. */
  readonly signal: AbortSignal;
  /** Sends progress to the caller. */
  readonly emit: (event: Event) => void;
}

/** What one end offers to the other: plain data in, plain data out. */
export type Handlers = Readonly<Record<string, (input: never, context: CallContext<unknown>) => unknown>>;

export type InputOf<H> = H extends (input: infer Input, ...rest: never[]) => unknown ? Input : never;
export type OutputOf<H> = H extends (...parts: never[]) => infer Output ? Awaited<Output> : never;
export type EventOf<H> = H extends (input: never, context: CallContext<infer Event>) => unknown
  ? Event
  : never;

export interface CallOptions<Event = unknown> {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** The call ends when the other end sends nothing at all for so long. */
  readonly silenceMs?: number;
  readonly onEvent?: (event: Event) => void;
}

export class RpcError extends Error {
  override readonly name = 'RpcError';
  /** `failed`: the handler threw. With the others its outcome is not known. */
  readonly code: 'timeout' | 'silent' | 'closed' | 'failed';

  constructor(code: RpcError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

type Message =
  | { readonly type: 'call'; readonly id: number; readonly method: string; readonly input: unknown }
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'event'; readonly id: number; readonly event: unknown }
  | { readonly type: 'result'; readonly id: number; readonly value: unknown }
  | { readonly type: 'error'; readonly id: number; readonly message: string; readonly stack: string };
type Call = Extract<Message, { type: 'call' }>;

interface Pending extends Omit<PromiseWithResolvers<unknown>, 'promise'> {
  readonly onEvent: (event: never) => void;
  readonly silence: NodeJS.Timeout | undefined;
}

export class Rpc<Remote extends Handlers> {
  readonly #port: RpcPort;
  readonly #post = (message: Message): void => this.#port.postMessage(message);
  readonly #handlers: Handlers;
  readonly #outgoing = new Map<number, Pending>();
  readonly #incoming = new Map<number, { readonly stop: AbortController; readonly done: Promise<void> }>();
  #lastId = 0;
  #failure: RpcError | null = null;

  /** `open` gets this end, so that handlers can call the other end too. */
  constructor(port: RpcPort, open: (remote: Rpc<Remote>) => Handlers) {
    this.#port = port;
    this.#handlers = open(this);
    port.on('message', (message) => this.#onMessage(message as Message));
  }

  /** Rejects with an RpcError, or with the signal's reason; the other end is then sent a cancellation. */
  async call<M extends keyof Remote & string>(
    method: M,
    input: InputOf<Remote[M]>,
    options: CallOptions<EventOf<Remote[M]>> = {},
  ): Promise<OutputOf<Remote[M]>> {
    const { signal, timeoutMs, silenceMs, onEvent = () => undefined } = options;
    signal?.throwIfAborted();
    if (this.#failure !== null) throw this.#failure;
    const id = (this.#lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const giveUp = (error: unknown): void => {
      this.#post({ type: 'cancel', id });
      reject(error);
    };
    const limit = (ms: number | undefined, code: 'timeout' | 'silent', what: string) =>
      ms === undefined ? undefined : setTimeout(() => giveUp(new RpcError(code, `${method} ${what}.`)), ms);
    const timeout = limit(timeoutMs, 'timeout', `took longer than ${timeoutMs} ms`);
    const silence = limit(silenceMs, 'silent', `sent nothing for ${silenceMs} ms`);
    const onAbort = (): void => giveUp(signal?.reason);
    signal?.addEventListener('abort', onAbort);
    this.#outgoing.set(id, { resolve, reject, onEvent, silence });
    try {
      this.#post({ type: 'call', id, method, input });
      return (await promise) as OutputOf<Remote[M]>;
    } finally {
      this.#outgoing.delete(id);
      clearTimeout(timeout);
      clearTimeout(silence);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** A call whose answer nobody waits for. */
  notify<M extends keyof Remote & string>(method: M, input: InputOf<Remote[M]>): void {
    this.#post({ type: 'call', id: (this.#lastId += 1), method, input });
  }

  /** Ends all calls of both directions; resolves when the handlers of this end are done. */
  async close(reason = 'The connection to the worker was closed.'): Promise<void> {
    this.#failure ??= new RpcError('closed', reason);
    this.#port.close();
    for (const { reject } of this.#outgoing.values()) reject(this.#failure);
    const running = [...this.#incoming.values()];
    for (const { stop } of running) stop.abort(this.#failure);
    await Promise.all(running.map(({ done }) => done));
  }

  #onMessage(message: Message): void {
    for (const { silence } of this.#outgoing.values()) silence?.refresh();
    if (message.type === 'call') this.#answer(message);
    else if (message.type === 'cancel') this.#incoming.get(message.id)?.stop.abort();
    else this.#onReply(message);
  }

  /** A call that was given up is not pending any more, so its late answer ends here. */
  #onReply(message: Extract<Message, { type: 'event' | 'result' | 'error' }>): void {
    const call = this.#outgoing.get(message.id);
    if (call === undefined) return;
    if (message.type === 'event') call.onEvent(message.event as never);
    else if (message.type === 'result') call.resolve(message.value);
    else call.reject(Object.assign(new RpcError('failed', message.message), { stack: message.stack }));
  }

  async #handle({ id, method, input }: Call, signal: AbortSignal): Promise<unknown> {
    const handler = Object.hasOwn(this.#handlers, method) ? this.#handlers[method] : undefined;
    if (handler === undefined) throw new Error(`There is no method ${method}.`);
    return handler(input as never, { signal, emit: (event) => this.#post({ type: 'event', id, event }) });
  }

  #answer(call: Call): void {
    const { id } = call;
    const stop = new AbortController();
    const done = this.#handle(call, stop.signal)
      .then((value) => this.#post({ type: 'result', id, value }))
      .catch((error: unknown) => {
        const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
        this.#post({ type: 'error', id, message, stack });
      })
      .finally(() => this.#incoming.delete(id));
    this.#incoming.set(id, { stop, done });
  }
}
