/** Reads one answer from the bytes of a connection, in whatever pieces they come. */
import { HttpError, notHttp } from './http-error.ts';
import { framingOf, type Headers, readHead } from './response-head.ts';

export interface ResponseEvents {
  readonly onHead: (status: number, headers: Headers) => void;
  readonly onData: (piece: Buffer) => void;
}

/** What is read next; `line` is the size of a chunk, `gap` the end of its line, `trailer` what follows the last. */
type Part = 'head' | 'length' | 'close' | 'line' | 'chunk' | 'gap' | 'trailer' | 'end';

const [lineFeed, carriageReturn] = [10, 13];
const chunkSize = /^([\da-f]{1,12})[ \t]*(?:;|$)/i;
const chunkLineMax = 4096;
const beginning = 'HTTP/1.';

/** Where the empty line after a head ends; -1 while it has not come. A line may end without a carriage return. */
function endOfHead(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(lineFeed, from); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) {
    if (bytes[at + 1] === lineFeed) return at + 2;
    if (bytes[at + 1] === carriageReturn && bytes[at + 2] === lineFeed) return at + 3;
  }
  return -1;
}

/** Bytes that wait for the rest of their line or head; grows by doubling, for they may come one by one. */
class Held {
  #store = Buffer.alloc(0);
  #length = 0;

  /** What was held and the piece after it. */
  join(piece: Buffer): Buffer {
    if (this.#length === 0) return piece;
    this.#append(piece);
    const joined = this.#store.subarray(0, this.#length);
    this.#length = 0;
    return joined;
  }

  hold(bytes: Buffer): void {
    const isInPlace = bytes.buffer === this.#store.buffer && bytes.byteOffset === this.#store.byteOffset;
    if (isInPlace) this.#length = bytes.length;
    else this.#append(bytes);
  }

  #append(bytes: Buffer): void {
    const length = this.#length + bytes.length;
    if (length > this.#store.length) {
      const larger = Buffer.allocUnsafeSlow(2 * length);
      this.#store.copy(larger, 0, 0, this.#length);
      this.#store = larger;
    }
    bytes.copy(this.#store, this.#length);
    this.#length = length;
  }
}

export class ResponseReader {
  #part: Part = 'head';
  readonly #held = new Held();
  #looked = 0;
  #left = 0;
  #trailerBytes = 0;
  #keepsAlive = false;
  readonly #headerBytes: number;
  readonly #events: ResponseEvents;

  constructor(headerBytes: number, events: ResponseEvents) {
    this.#headerBytes = headerBytes;
    this.#events = events;
  }

  get isDone(): boolean {
    return this.#part === 'end';
  }

  /** The answer is whole, and the connection may be asked again. */
  get isReusable(): boolean {
    return this.isDone && this.#keepsAlive;
  }

  /** Throws an HttpError for what is no HTTP. */
  read(piece: Buffer): void {
    let rest = this.#held.join(piece);
    while (rest.length > 0 && this.#part !== 'end') {
      const taken = this.#take(rest);
      if (taken === 0) {
        this.#held.hold(rest);
        return;
      }
      rest = rest.subarray(taken);
    }
    // Nobody asked for more: what follows cannot be told from the next answer.
    if (rest.length > 0) this.#keepsAlive = false;
  }

  /** The server closed the connection: the end of some answers, too early for others. */
  close(): void {
    this.#keepsAlive = false;
    if (this.#part === 'close') this.#part = 'end';
    else if (this.#part !== 'end')
      throw new HttpError('CLOSED_EARLY', 'The connection closed before the answer was complete.');
  }

  /** How many bytes were used; 0 when more must come first. */
  #take(bytes: Buffer): number {
    switch (this.#part) {
      case 'head':
        return this.#takeHead(bytes);
      case 'close':
        this.#events.onData(bytes);
        return bytes.length;
      case 'length':
        return this.#takeBody(bytes, 'end');
      case 'chunk':
        return this.#takeBody(bytes, 'gap');
      default:
        return this.#takeLine(bytes);
    }
  }

  #takeHead(bytes: Buffer): number {
    // Some servers put an empty line before their answer.
    if (bytes[0] === lineFeed) return 1;
    if (bytes[0] === carriageReturn && bytes.length === 1) return 0;
    if (bytes[0] === carriageReturn && bytes[1] === lineFeed) return 2;
    if (!beginning.startsWith(bytes.toString('latin1', 0, beginning.length)))
      throw notHttp('The answer does not begin as HTTP does.');
    const end = endOfHead(bytes, Math.max(0, this.#looked - 2));
    if ((end === -1 ? bytes.length : end) > this.#headerBytes)
      throw new HttpError('HEADERS_TOO_LARGE', `The headers are longer than ${this.#headerBytes} bytes.`);
    this.#looked = end === -1 ? bytes.length : 0;
    if (end === -1) return 0;
    this.#begin(bytes.toString('latin1', 0, end));
    return end;
  }

  #begin(text: string): void {
    const head = readHead(text);
    if (head.status === 101) throw notHttp('The server changed to another protocol.');
    // News on the way (100, 103): the answer itself follows.
    if (head.status < 200) return;
    const framing = framingOf(head);
    const isDoubtful = framing.kind === 'chunked' && head.headers['content-length'] !== undefined;
    this.#keepsAlive = head.keepsAlive && framing.kind !== 'close' && !isDoubtful;
    this.#left = framing.kind === 'length' ? framing.bytes : 0;
    this.#part = framing.kind === 'chunked' ? 'line' : framing.kind;
    this.#events.onHead(head.status, head.headers);
    if (this.#part === 'length' && this.#left === 0) this.#part = 'end';
  }

  #takeBody(bytes: Buffer, next: 'end' | 'gap'): number {
    const taken = Math.min(bytes.length, this.#left);
    this.#left -= taken;
    this.#events.onData(taken === bytes.length ? bytes : bytes.subarray(0, taken));
    if (this.#left === 0) this.#part = next;
    return taken;
  }

  #takeLine(bytes: Buffer): number {
    const end = bytes.indexOf(lineFeed);
    if ((end === -1 ? bytes.length : end) > chunkLineMax) throw notHttp('A line between chunks has no end.');
    if (end === -1) return 0;
    const line = bytes.toString('latin1', 0, end).trimEnd();
    if (this.#part === 'trailer') this.#readTrailer(line);
    else if (this.#part === 'line') this.#readSize(line);
    else if (line === '') this.#part = 'line';
    else throw notHttp('A chunk is longer than it says.');
    return end + 1;
  }

  #readSize(line: string): void {
    const [, size] = chunkSize.exec(line) ?? [];
    if (size === undefined) throw notHttp(`"${line.slice(0, 40)}" is no size of a chunk.`);
    this.#left = Number.parseInt(size, 16);
    this.#part = this.#left === 0 ? 'trailer' : 'chunk';
  }

  #readTrailer(line: string): void {
    this.#trailerBytes += line.length;
    if (this.#trailerBytes > this.#headerBytes)
      throw new HttpError('HEADERS_TOO_LARGE', `The trailers are longer than ${this.#headerBytes} bytes.`);
    if (line === '') this.#part = 'end';
  }
}
