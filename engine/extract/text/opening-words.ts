/** The first hundred and the first two hundred words of running text, up to and with the last one. */

const space = 32;
const few = 100;
const many = 200;

export class OpeningWords {
  /** The first two hundred. */
  text = '';
  private words = 0;
  private fewEnd = -1;

  /** The line that starts at `from` in `codes`; its white space is single spaces already. */
  add(line: string, codes: Uint16Array, from: number): void {
    if (this.words >= many) return;
    const start = this.text === '' ? 0 : this.text.length + 1;
    const { length } = line;
    let at = 0;
    for (; at <= length; at += 1) {
      if (at < length && codes[from + at] !== space) continue;
      this.words += 1;
      if (this.words === few) this.fewEnd = start + at;
      if (this.words === many) break;
    }
    const part = at < length ? line.slice(0, at) : line;
    this.text = start === 0 ? part : `${this.text} ${part}`;
  }

  firstHundred(): string {
    return this.fewEnd === -1 ? this.text : this.text.slice(0, this.fewEnd);
  }
}
