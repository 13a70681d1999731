/** Text that grows with its white space collapsed: codes are copied one by one, and become a string once. */

const ampersand = 38;
const space = 32;
const lineEnd = 10;
const noBreakSpace = 0xa0;

/** White space as `\s` has it. */
const isWhite = (code: number): boolean =>
  code === space || (code >= 9 && code <= 13) || code === 0xa0 || (code >= 0x1680 && isWideSpace(code));

const isWideSpace = (code: number): boolean =>
  code === 0x1680 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x2028 ||
  code === 0x2029 ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000 ||
  code === 0xfeff;

/** Used anew by every page: one is read after the other. */
let scratch = new Uint16Array(1 << 16);
let written = Buffer.from(scratch.buffer);

function makeRoom(length: number): void {
  if (length <= scratch.length) return;
  const grown = new Uint16Array(Math.max(length, scratch.length * 2));
  grown.set(scratch);
  scratch = grown;
  written = Buffer.from(grown.buffer);
}

export class TidyCodes {
  length = 0;
  /** White space that comes next is dropped. */
  endsInSpace = true;
  /** No code from 256 on has other bits than these. */
  private bits = 0;

  /** The codes from `start` to `end`, or to the first ampersand: a reference may start there. Returns how far it came. */
  copy(codes: Uint16Array, start: number, end: number): number {
    makeRoom(this.length + end - start);
    const into = scratch;
    let { length, endsInSpace, bits } = this;
    let at = start;
    for (; at < end; at += 1) {
      const code = codes[at] ?? 0;
      // Nearly all characters of nearly all pages are one of these or a space.
      if (code > ampersand && code < noBreakSpace) {
        into[length] = code;
        length += 1;
        endsInSpace = false;
      } else if (code === space || isWhite(code)) {
        if (endsInSpace) continue;
        into[length] = space;
        length += 1;
        endsInSpace = true;
      } else if (code === ampersand) break;
      else {
        into[length] = code;
        length += 1;
        bits |= code;
        endsInSpace = false;
      }
    }
    this.length = length;
    this.endsInSpace = endsInSpace;
    this.bits = bits;
    return at;
  }

  /** The same for a text that has no references. */
  add(text: string): void {
    makeRoom(this.length + text.length);
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (!isWhite(code)) {
        this.push(code);
        this.endsInSpace = false;
      } else if (!this.endsInSpace) {
        this.push(space);
        this.endsInSpace = true;
      }
    }
  }

  private push(code: number): void {
    scratch[this.length] = code;
    this.length += 1;
    this.bits |= code;
  }

  space(): void {
    makeRoom(this.length + 1);
    this.push(space);
    this.endsInSpace = true;
  }

  /** The next text starts on a line of its own. */
  endLine(): void {
    makeRoom(this.length + 1);
    this.push(lineEnd);
    this.endsInSpace = true;
  }

  clear(): void {
    this.length = 0;
    this.endsInSpace = true;
    this.bits = 0;
  }

  toString(): string {
    if (this.bits > 255) return written.toString('utf16le', 0, this.length * 2);
    return Buffer.from(scratch.subarray(0, this.length)).toString('latin1');
  }
}
