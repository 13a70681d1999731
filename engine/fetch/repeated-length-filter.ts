/** Removes a Content-Length that only repeats an earlier one from a response: browsers accept it, no parser of Node does. */
import { Transform, type TransformCallback } from 'node:stream';

const lengthLine = /(\r?\n)content-length:[ \t]*(\d+)(?:[ \t]*,[ \t]*\2)*[ \t]*(?=\r?\n)/gi;

/** Lengths that contradict each other stay, for the parser to refuse. */
function withoutRepeatedLengths(head: string): string {
  const seen = new Set<string>();
  return head.replaceAll(lengthLine, (_line, lineBreak: string, length: string) => {
    if (seen.has(length)) return '';
    seen.add(length);
    return `${lineBreak}Content-Length: ${length}`;
  });
}

export class RepeatedLengthFilter extends Transform {
  readonly #headerBytes: number;
  /** What has come of the head; null once it is complete. */
  #head: Buffer | null = Buffer.alloc(0);

  constructor(headerBytes: number) {
    super();
    this.#headerBytes = headerBytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.#head === null) {
      done(null, chunk);
      return;
    }
    this.#head = Buffer.concat([this.#head, chunk]);
    const isComplete = /\n\r?\n/.test(this.#head.toString('latin1'));
    if (isComplete || this.#head.length > this.#headerBytes) this.#passHead(this.#head);
    done();
  }

  override _flush(done: TransformCallback): void {
    if (this.#head !== null) this.#passHead(this.#head);
    done();
  }

  #passHead(received: Buffer): void {
    this.#head = null;
    const text = received.toString('latin1');
    const end = /\n\r?\n/.exec(text)?.index ?? text.length;
    const head = withoutRepeatedLengths(text.slice(0, end + 1));
    this.push(Buffer.from(head + text.slice(end + 1), 'latin1'));
  }
}
