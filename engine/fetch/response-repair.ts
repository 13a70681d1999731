/** Repairs what browsers overlook in a response and no parser of Node accepts: odd header lines, repeated lengths, chunk extensions. */
import { Transform, type TransformCallback } from 'node:stream';
import { ChunkRepair } from './chunk-repair.ts';

const headEnd = /\r?\n\r?\n/;
const statusLine = /^\s*HTTP\/\d/;
const isInformational = (head: string): boolean => /^\s*HTTP\/\S+ +1\d\d\b/.test(head);
const isChunked = (head: string): boolean => /\r?\ntransfer-encoding:[^\r\n]*\bchunked\b/i.test(head);

/** The name before the colon of a header line, as far as it is one (RFC 9110, 5.6.2). */
const nameOf = (line: string): string | null => /^([!#$%&'*+.^_`|~\w-]+)[ \t]*:/.exec(line)?.[1] ?? null;

/** `3, 3` and the like: a length that repeats itself; null for anything else. */
const lengthOf = (line: string): string | null =>
  /^content-length[ \t]*:[ \t]*(\d+)(?:[ \t]*,[ \t]*\1)*[ \t]*$/i.exec(line)?.[1] ?? null;

/** Lines without a name or colon are ignored; lengths that contradict each other stay, for the parser to refuse. */
function repairHead(head: string): string {
  const [status = '', ...lines] = head.split(/\r?\n/);
  const kept = [status];
  const lengths = new Set<string>();
  let isKept = false;
  for (const line of lines) {
    // A folded line belongs to the one before.
    if (!/^[ \t]/.test(line)) {
      const length = lengthOf(line);
      isKept = nameOf(line) !== null && (length === null || !lengths.has(length));
      if (length !== null) lengths.add(length);
      if (isKept) kept.push(length === null ? line : `Content-Length: ${length}`);
    } else if (isKept) kept.push(line);
  }
  return kept.join('\r\n');
}

export class ResponseRepair extends Transform {
  readonly #headerBytes: number;
  /** What has come of the head; null once it is complete. */
  #head: Buffer | null = Buffer.alloc(0);
  #chunks: ChunkRepair | null = null;

  constructor(headerBytes: number) {
    super();
    this.#headerBytes = headerBytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.#head === null) this.#pushBody(chunk);
    else this.#readHead(Buffer.concat([this.#head, chunk]));
    done();
  }

  override _flush(done: TransformCallback): void {
    if (this.#head !== null && this.#head.length > 0) this.push(this.#head);
    done();
  }

  #readHead(received: Buffer): void {
    this.#head = received;
    const text = received.toString('latin1');
    // An empty line may come first.
    const at = text.search(/\S/);
    const end = at === -1 ? null : headEnd.exec(text.slice(at));
    if (end === null) {
      if (received.length > this.#headerBytes) this.#pass(received);
      return;
    }
    const head = text.slice(at, at + end.index);
    const rest = received.subarray(at + end.index + end[0].length);
    if (!statusLine.test(head)) {
      this.#pass(received);
      return;
    }
    this.push(Buffer.from(`${repairHead(head)}\r\n\r\n`, 'latin1'));
    if (isInformational(head)) {
      this.#readHead(rest);
      return;
    }
    this.#head = null;
    this.#chunks = isChunked(head) ? new ChunkRepair() : null;
    if (rest.length > 0) this.#pushBody(rest);
  }

  /** As it came: for the parser to refuse. */
  #pass(received: Buffer): void {
    this.#head = null;
    this.push(received);
  }

  #pushBody(chunk: Buffer): void {
    for (const piece of this.#chunks?.repair(chunk) ?? [chunk]) this.push(piece);
  }
}
