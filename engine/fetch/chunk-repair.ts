/** Removes chunk extensions from a chunked body as it comes: nobody reads them, and the parsers of Node refuse odd ones. */

/** Longer lines are left to the parser. */
const lineMax = 4096;

export class ChunkRepair {
  /** Of a line that has not come to its end yet. */
  #line = '';
  /** Bytes of the chunk, with the end of its last line, that are still to come. */
  #left = 0;
  /** After the last chunk, or after anything that is no chunk, all is passed on. */
  #isOver = false;

  repair(received: Buffer): Buffer[] {
    const pieces: Buffer[] = [];
    let at = 0;
    while (at < received.length) {
      if (this.#isOver) {
        pieces.push(received.subarray(at));
        break;
      }
      if (this.#left > 0) {
        const piece = received.subarray(at, at + this.#left);
        pieces.push(piece);
        this.#left -= piece.length;
        at += piece.length;
        continue;
      }
      const lineEnd = received.indexOf(0x0a, at);
      const end = lineEnd === -1 ? received.length : lineEnd + 1;
      this.#line += received.toString('latin1', at, end);
      at = end;
      if (lineEnd !== -1 || this.#line.length > lineMax) pieces.push(this.#endLine());
    }
    return pieces;
  }

  /** The size of the next chunk without its extension. */
  #endLine(): Buffer {
    const line = this.#line;
    this.#line = '';
    // The line break after a chunk.
    if (/^\r?\n$/.test(line)) return Buffer.from('\r\n');
    const size = /^([\da-f]{1,8})[ \t]*(?:;[^\n]*)?\r?\n$/i.exec(line)?.[1];
    if (size === undefined || Number.parseInt(size, 16) === 0) this.#isOver = true;
    if (size === undefined) return Buffer.from(line, 'latin1');
    this.#left = Number.parseInt(size, 16);
    return Buffer.from(`${size}\r\n`);
  }
}
