/** One connection to an origin: a request at a time, and open for the next as long as the server likes. */
import type { Socket } from 'node:net';
import { HttpError } from './http-error.ts';
import type { OpenSocket, SocketTarget } from './open-socket.ts';
import type { Headers } from './response-head.ts';
import { ResponseReader } from './response-reader.ts';

export interface RequestHead extends SocketTarget {
  readonly path: string;
  readonly headers: Headers;
}

export interface ResponseHandler {
  /** The request is on its way. */
  onStart(): void;
  onHead(status: number, headers: Headers): void;
  /** The piece stands in memory that the next one is written into. */
  onData(piece: Buffer): void;
  onEnd(): void;
  onError(error: Error): void;
}

export interface Job {
  readonly request: RequestHead;
  readonly handler: ResponseHandler;
  /** It was sent on a connection that the server had just given up, so once more does no harm. */
  isSecondTry: boolean;
}

export interface ConnectionEvents {
  /** The answer is whole and the connection free. */
  readonly onFree: (connection: Connection) => void;
  readonly onGone: (connection: Connection) => void;
  /** The server closed a kept connection without having read the job. */
  readonly onUnread: (job: Job) => void;
}

/** Servers close what is idle for five seconds or more; a request that crosses the closing is lost. */
const keptMs = 4000;

const hasForbidden = /[^\x21-\x7e]/;

function headOf({ origin, path, headers }: RequestHead): string {
  if (hasForbidden.test(path)) throw new HttpError('NOT_HTTP', 'The path cannot be sent.');
  let text = `GET ${path} HTTP/1.1\r\n`;
  if (headers['host'] === undefined) text += `host: ${new URL(origin).host}\r\n`;
  for (const name in headers) text += `${name}: ${headers[name]}\r\n`;
  return `${text}connection: keep-alive\r\n\r\n`;
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

export class Connection {
  readonly #socket: Socket;
  readonly #headerBytes: number;
  readonly #events: ConnectionEvents;
  #job: Job | null = null;
  #reader: ResponseReader | null = null;
  #isOpen = false;
  #isKept = false;
  #hasHeard = false;
  #freeSince = 0;

  constructor(
    open: OpenSocket,
    { target, headerBytes }: { target: SocketTarget; headerBytes: number },
    events: ConnectionEvents,
  ) {
    this.#headerBytes = headerBytes;
    this.#events = events;
    this.#socket = open(target, {
      onOpen: () => {
        this.#isOpen = true;
        if (this.#job !== null) this.#send(this.#job);
      },
      onData: (piece) => this.#hear(piece),
    });
    this.#socket
      .resume()
      .on('end', () => this.#hearEnd())
      .on('error', (error) => this.#fail(error))
      .on('close', () => {
        this.#hearEnd();
        events.onGone(this);
      });
  }

  /** Nothing was sent on it for so long that the server may be about to close it. */
  get isStale(): boolean {
    return performance.now() - this.#freeSince > keptMs;
  }

  /** Only when it is new or free. */
  run(job: Job): void {
    this.#job = job;
    if (this.#isOpen) this.#send(job);
  }

  isRunning(job: Job): boolean {
    return this.#job === job;
  }

  /** Whoever waits for an answer is told nothing more. */
  drop(): void {
    this.#job = null;
    this.#socket.destroy();
  }

  destroy(error: Error): void {
    const job = this.#job;
    this.drop();
    job?.handler.onError(error);
  }

  #send(job: Job): void {
    const { handler, request } = job;
    this.#hasHeard = false;
    this.#reader = new ResponseReader(this.#headerBytes, handler);
    try {
      this.#socket.write(headOf(request), 'latin1');
      handler.onStart();
    } catch (error) {
      this.#fail(asError(error));
    }
  }

  #hear(piece: Buffer): void {
    const reader = this.#reader;
    // Nobody asked: what comes now cannot be told from the next answer.
    if (reader === null || this.#job === null) {
      this.drop();
      return;
    }
    this.#hasHeard = true;
    try {
      reader.read(piece);
    } catch (error) {
      this.#fail(asError(error));
      return;
    }
    if (reader.isDone) this.#finish(reader.isReusable);
  }

  #hearEnd(): void {
    const reader = this.#reader;
    if (this.#job === null) {
      this.#socket.destroy();
      return;
    }
    try {
      if (reader === null) throw new HttpError('CLOSED_EARLY', 'The connection closed before it was used.');
      reader.close();
    } catch (error) {
      this.#fail(asError(error));
      return;
    }
    this.#finish(false);
  }

  #finish(isReusable: boolean): void {
    const job = this.#job;
    this.#job = null;
    this.#reader = null;
    if (isReusable && !this.#socket.destroyed) {
      this.#isKept = true;
      this.#freeSince = performance.now();
      this.#events.onFree(this);
    } else this.#socket.destroy();
    job?.handler.onEnd();
  }

  #fail(error: Error): void {
    const job = this.#job;
    if (job === null || !this.#isKept || this.#hasHeard || job.isSecondTry) {
      this.destroy(error);
      return;
    }
    this.drop();
    this.#events.onUnread(job);
  }
}
