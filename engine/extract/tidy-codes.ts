/** Text that grows with its white space collapsed: codes are copied one by one, and become a string once. */

const ampersand = 38;
const space = 32;
const lineEnd = 10;

/** White space as `\s` has it, but for the plain space. */
const otherWhite =
  '\t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** Of each code: 0 for text, 1 for the plain space, 2 for other white space and the ampersand. */
const kinds = new Uint8Array(0x10000);
kinds[space] = 1;
kinds[ampersand] = 2;
for (let at = 0; at < otherWhite.length; at += 1) kinds[otherWhite.charCodeAt(at)] = 2;

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
    let { length, bits } = this;
    let inSpace = this.endsInSpace ? 1 : 0;
    let at = start;
    for (; at < end; at += 1) {
      let code = codes[at] ?? 0;
      let isSpace = kinds[code] ?? 0;
      if (isSpace > 1) {
        if (code === ampersand) break;
        code = space;
        isSpace = 1;
      }
      // A space too many is written over by what follows: to branch at every end of a word takes longer.
      into[length] = code;
      length += 1 - (isSpace & inSpace);
      inSpace = isSpace;
      bits |= code;
    }
    this.length = length;
    this.endsInSpace = inSpace === 1;
    this.bits = bits;
    return at;
  }

  /** The same for a text that has no references. */
  add(text: string): void {
    makeRoom(this.length + text.length);
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (kinds[code] === 0 || code === ampersand) {
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
