/** One request and its answer over a connection pool, bounded in time and bytes, without redirects or retries. */
import type { FetchFailureReason } from '../facts/fetched-page.ts';
import type { Agent } from './http1/agent.ts';
import type { ResponseHandler } from './http1/connection.ts';
import type { Headers } from './http1/response-head.ts';
import { type Abortable, listenForAbort, stopListening } from './on-abort.ts';
import { abortErrorOf } from './timing.ts';
import { describeTrouble } from './trouble.ts';

export type { Headers } from './http1/response-head.ts';

export interface ExchangeRequest {
  readonly agent: Agent;
  readonly origin: string;
  /** The host whose certificate is wanted, where that is not the origin's own. */
  readonly serverName?: string;
  readonly path: string;
  /** For sentences: the host a person knows. */
  readonly host: string;
  readonly headers: Headers;
  readonly firstByteMs: number;
  readonly totalMs: number;
  /** How much of the body is wanted, once the head is known. */
  readonly bodyBytes: (status: number, headers: Headers) => number;
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly kind: 'answer';
  readonly status: number;
  readonly headers: Headers;
  /** As it came, content encoding included. */
  readonly body: Buffer;
  readonly cut: boolean;
  readonly firstByteMs: number;
  readonly totalMs: number;
}

export interface Trouble {
  readonly kind: 'trouble';
  readonly reason: FetchFailureReason;
  readonly detail: string;
  /** False when another attempt would meet the same. */
  readonly isWorthRetrying: boolean;
}

export type Exchange = Answer | Trouble;

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`;

class ExchangeHandler implements ResponseHandler, Abortable {
  readonly #request: ExchangeRequest;
  readonly #settle: (outcome: Exchange | DOMException) => void;
  readonly #dispatchedAt = performance.now();
  readonly #totalTimer: NodeJS.Timeout;
  readonly #chunks: Buffer[] = [];
  #firstByteTimer: NodeJS.Timeout | undefined;
  #giveUpRequest: () => void = () => undefined;
  #isSettled = false;
  #sentAt = 0;
  #firstByteMs = 0;
  #status = 0;
  #headers: Headers = {};
  #wantedBytes = 0;
  #length = 0;

  constructor(request: ExchangeRequest, settle: (outcome: Exchange | DOMException) => void) {
    this.#request = request;
    this.#settle = settle;
    const { host, totalMs } = request;
    this.#totalTimer = setTimeout(() => {
      this.#giveUp(`${host} did not finish its answer within ${seconds(totalMs)}.`, false);
    }, totalMs);
    listenForAbort(request.signal, this);
  }

  dispatch(): void {
    this.#giveUpRequest = this.#request.agent.dispatch(this.#request, this);
  }

  onStart(): void {
    // The second try of one request starts anew.
    clearTimeout(this.#firstByteTimer);
    this.#sentAt = performance.now();
    const { host, firstByteMs } = this.#request;
    this.#firstByteTimer = setTimeout(() => {
      this.#giveUp(`${host} sent no answer within ${seconds(firstByteMs)}.`, true);
    }, firstByteMs);
  }

  onHead(status: number, headers: Headers): void {
    if (this.#isSettled) return;
    clearTimeout(this.#firstByteTimer);
    this.#firstByteMs = performance.now() - this.#sentAt;
    this.#status = status;
    this.#headers = headers;
    this.#wantedBytes = this.#request.bodyBytes(status, this.#headers);
    if (this.#wantedBytes === 0 && headers['content-length'] !== '0') this.#finish(true);
  }

  onData(chunk: Buffer): void {
    if (this.#isSettled) return;
    const room = this.#wantedBytes - this.#length;
    this.#chunks.push(Buffer.from(chunk.length > room ? chunk.subarray(0, room) : chunk));
    this.#length += chunk.length;
    if (chunk.length > room) this.#finish(true);
  }

  onEnd(): void {
    this.#finish(false);
  }

  onError(error: Error): void {
    this.#end({ kind: 'trouble', ...describeTrouble(error, this.#request.host) });
  }

  onAbort(): void {
    this.#end(abortErrorOf(this.#request.signal));
  }

  #giveUp(detail: string, isWorthRetrying: boolean): void {
    this.#end({ kind: 'trouble', reason: 'timeout', detail, isWorthRetrying });
  }

  #finish(cut: boolean): void {
    const [only] = this.#chunks;
    this.#end(
      {
        kind: 'answer',
        status: this.#status,
        headers: this.#headers,
        body: this.#chunks.length === 1 && only !== undefined ? only : Buffer.concat(this.#chunks),
        cut,
        firstByteMs: Math.round(this.#firstByteMs),
        totalMs: Math.round(performance.now() - this.#dispatchedAt),
      },
      !cut,
    );
  }

  /** The connection is closed unless the answer was read to its end. */
  #end(outcome: Exchange | DOMException, isComplete = false): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    clearTimeout(this.#totalTimer);
    clearTimeout(this.#firstByteTimer);
    stopListening(this.#request.signal, this);
    if (!isComplete) this.#giveUpRequest();
    this.#settle(outcome);
  }
}

/** Resolves to an answer or to the trouble; rejects only with an AbortError. */
export function exchange(request: ExchangeRequest): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    if (request.signal.aborted) {
      reject(abortErrorOf(request.signal));
      return;
    }
    const handler = new ExchangeHandler(request, (outcome) => {
      if (outcome instanceof DOMException) reject(outcome);
      else resolve(outcome);
    });
    handler.dispatch();
  });
}
