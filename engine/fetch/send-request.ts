/** Sends one request and collects its response, bounded in time and bytes, without redirects or retries. */
import { classifyError, type FetchError, isRefusedByParser, isStaleConnection } from './classify-error.ts';
import { abortErrorOf } from './clock.ts';
import type { Headers, RequestHead, ResponseHandler, Transport } from './http-transport.ts';
import type { LoadWatch, MachineLoad } from './machine-load.ts';

/** Two ways to send the same request. */
export interface Transports {
  readonly strict: Transport;
  /** For servers whose responses the first one refuses. */
  readonly lenient: Transport;
  /** Origins that are known to need it. */
  readonly lenientOrigins: Set<string>;
}

export interface HttpRequest extends RequestHead {
  readonly transports: Transports;
  readonly load: Pick<MachineLoad, 'watch'>;
  /** For messages: the host that people know. */
  readonly host: string;
  /** From the sent request to the response. */
  readonly firstByteMs: number;
  /** From the start, the connection included, to the response. */
  readonly headMs?: number;
  readonly totalMs: number;
  /** How much of the body is wanted, once the head is known. */
  readonly bodyBytes: (status: number, headers: Headers) => number;
  readonly signal: AbortSignal;
}

export interface HttpResponse {
  readonly kind: 'response';
  readonly status: number;
  readonly headers: Headers;
  /** As received, with its content encoding. */
  readonly body: Buffer;
  readonly isCut: boolean;
  readonly firstByteMs: number;
  /** False when our machine was too busy for that time to say anything about the server. */
  readonly isTimed: boolean;
  readonly totalMs: number;
}

export interface FailedRequest extends FetchError {
  readonly kind: 'failed';
}

export type RequestOutcome = HttpResponse | FailedRequest;

/** The outcome of one attempt; an Error is still to be classified or thrown. */
type Attempt = RequestOutcome | { readonly kind: 'error'; readonly error: Error; readonly isStale: boolean };

const lenientOriginsMax = 1000;

/** Beside `Transfer-Encoding: identity` the length counts, as it does for browsers; parsers wait for the end of the connection. */
const lengthBesideCoding = (headers: Headers): number | null =>
  /^\s*identity\s*$/i.test(headers['transfer-encoding'] ?? '') &&
  /^\d+$/.test(headers['content-length'] ?? '')
    ? Number(headers['content-length'])
    : null;

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`;

class ResponseCollector implements ResponseHandler {
  readonly #request: HttpRequest;
  readonly #startedAt: number;
  readonly #resolve: (attempt: Attempt) => void;
  readonly #totalTimer: NodeJS.Timeout;
  readonly #chunks: Buffer[] = [];
  readonly #onAbort = (): void => this.onError(abortErrorOf(this.#request.signal));
  readonly #headTimer: NodeJS.Timeout | undefined;
  #firstByteTimer: NodeJS.Timeout | undefined;
  #cancel: () => void = () => undefined;
  #isDone = false;
  #isReused = false;
  #sentAt = 0;
  readonly #watch: LoadWatch;
  #isTimed = false;
  #firstByteMs = 0;
  #head: { readonly status: number; readonly headers: Headers } | null = null;
  #wantedBytes = 0;
  #length = 0;
  /** Where the body ends without an end of its transfer encoding. */
  #statedLength = Number.POSITIVE_INFINITY;

  constructor(request: HttpRequest, startedAt: number, resolve: (attempt: Attempt) => void) {
    this.#request = request;
    this.#startedAt = startedAt;
    this.#resolve = resolve;
    this.#watch = request.load.watch();
    const { host, headMs, totalMs, signal } = request;
    const leftOf = (ms: number): number => Math.max(1, ms - (performance.now() - startedAt));
    this.#totalTimer = setTimeout(
      () => this.#fail(`${host} did not finish its response within ${seconds(totalMs)}.`, false),
      leftOf(totalMs),
    );
    if (headMs !== undefined)
      this.#headTimer = setTimeout(
        () => this.#fail(`${host} sent no response in time.`, true),
        leftOf(headMs),
      );
    signal.addEventListener('abort', this.#onAbort, { once: true });
  }

  start(transport: Transport): void {
    const cancel = transport.send(this.#request, this);
    if (this.#isDone) cancel();
    else this.#cancel = cancel;
  }

  onSent(isReused: boolean): void {
    if (this.#isDone) return;
    this.#isReused = isReused;
    this.#sentAt = performance.now();
    const { host, firstByteMs } = this.#request;
    this.#firstByteTimer = setTimeout(
      () => this.#fail(`${host} sent no response within ${seconds(firstByteMs)}.`, true),
      firstByteMs,
    );
  }

  onHead(status: number, headers: Headers): void {
    if (this.#isDone) return;
    clearTimeout(this.#firstByteTimer);
    clearTimeout(this.#headTimer);
    this.#firstByteMs = performance.now() - this.#sentAt;
    this.#isTimed = !this.#watch.isOverloaded();
    this.#head = { status, headers };
    this.#wantedBytes = this.#request.bodyBytes(status, headers);
    this.#statedLength = lengthBesideCoding(headers) ?? Number.POSITIVE_INFINITY;
    if (this.#wantedBytes === 0 && headers['content-length'] !== '0') this.#finish(true);
  }

  onData(chunk: Buffer): void {
    if (this.#isDone) return;
    const room = this.#wantedBytes - this.#length;
    this.#chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
    this.#length += chunk.length;
    if (chunk.length > room) this.#finish(true);
    else if (this.#length >= this.#statedLength) this.#finish(false, true);
  }

  onEnd(): void {
    this.#finish(false);
  }

  onError(error: Error): void {
    const isStale = this.#isReused && this.#head === null && isStaleConnection(error);
    this.#end({ kind: 'error', error, isStale });
  }

  #fail(detail: string, isWorthRetrying: boolean): void {
    this.#end({ kind: 'failed', reason: 'timeout', detail, isWorthRetrying });
  }

  #finish(isCut: boolean, leavesConnection = isCut): void {
    if (this.#head === null) return;
    if (leavesConnection) this.#cancel();
    this.#end({
      kind: 'response',
      ...this.#head,
      body: Buffer.concat(this.#chunks),
      isCut,
      firstByteMs: Math.round(this.#firstByteMs),
      isTimed: this.#isTimed,
      totalMs: Math.round(performance.now() - this.#startedAt),
    });
  }

  /** The connection is closed unless the response was read to its end. */
  #end(attempt: Attempt): void {
    if (this.#isDone) return;
    this.#isDone = true;
    this.#watch.end();
    clearTimeout(this.#totalTimer);
    clearTimeout(this.#firstByteTimer);
    clearTimeout(this.#headTimer);
    this.#request.signal.removeEventListener('abort', this.#onAbort);
    if (attempt.kind !== 'response') this.#cancel();
    this.#resolve(attempt);
  }
}

function attempt(request: HttpRequest, transport: Transport, startedAt: number): Promise<Attempt> {
  return new Promise((resolve) => {
    new ResponseCollector(request, startedAt, resolve).start(transport);
  });
}

/** A request that crossed the server's closing of a kept-alive connection is sent once more. */
async function sendStrictly(request: HttpRequest, startedAt: number): Promise<Attempt> {
  const { strict } = request.transports;
  const first = await attempt(request, strict, startedAt);
  return first.kind === 'error' && first.isStale ? attempt(request, strict, startedAt) : first;
}

/** What the strict parser refuses is requested again for the lenient one, which then serves the origin. */
async function sendWithFallback(request: HttpRequest): Promise<Attempt> {
  const { origin, transports } = request;
  const { lenient, lenientOrigins } = transports;
  const startedAt = performance.now();
  if (lenientOrigins.has(origin)) return attempt(request, lenient, startedAt);
  const outcome = await sendStrictly(request, startedAt);
  if (outcome.kind !== 'error' || !isRefusedByParser(outcome.error)) return outcome;
  const second = await attempt(request, lenient, startedAt);
  if (second.kind === 'response') {
    if (lenientOrigins.size >= lenientOriginsMax) lenientOrigins.clear();
    lenientOrigins.add(origin);
  }
  return second;
}

/** Resolves to a response or to the reason why there is none; rejects only with an AbortError. */
export async function sendRequest(request: HttpRequest): Promise<RequestOutcome> {
  const { signal, host } = request;
  if (signal.aborted) throw abortErrorOf(signal);
  const outcome = await sendWithFallback(request);
  if (signal.aborted && outcome.kind === 'error') throw abortErrorOf(signal);
  return outcome.kind === 'error' ? { kind: 'failed', ...classifyError(outcome.error, host) } : outcome;
}
