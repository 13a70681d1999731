/** A run of text as it stands in the page: decoded, and looked at, only when someone asks. */
import { decodeText } from './character-references.ts';
import { firstInk, isSpace } from './syntax.ts';

const ampersand = 38;
const nul = '\u0000';

/** A page's HTML, as text and as codes. */
export interface WrittenPage {
  readonly html: string;
  readonly codes: Uint16Array;
  readonly hasNul: boolean;
}

export class TextToken {
  /** Where it stands, references as they are written; null when it stands by itself and has none. */
  readonly page: WrittenPage | null;
  readonly from: number;
  readonly to: number;
  private known: string | null;

  private constructor(page: WrittenPage | null, from: number, to: number, known: string | null) {
    this.page = page;
    this.from = from;
    this.to = to;
    this.known = known;
  }

  static inPage(page: WrittenPage, from: number, to: number): TextToken {
    return new TextToken(page, from, to, null);
  }

  static of(text: string): TextToken {
    return new TextToken(null, 0, text.length, text);
  }

  /** References decoded; NUL as it stands. */
  get text(): string {
    this.known ??= decodeText((this.page?.html ?? '').slice(this.from, this.to));
    return this.known;
  }

  get isEmpty(): boolean {
    return this.from === this.to;
  }

  /** Some character is no white space. */
  get hasInk(): boolean {
    const { page, to } = this;
    if (page !== null) {
      let at = this.from;
      while (at < to && isSpace(page.codes[at] ?? 0)) at += 1;
      if (at === to) return false;
      if (page.codes[at] !== ampersand) return true;
    }
    // What a reference stands for may be white space itself.
    return firstInk(this.text) < this.text.length;
  }

  /** No reference stands for NUL. */
  get hasNul(): boolean {
    return (this.page === null || this.page.hasNul) && this.text.includes(nul);
  }

  /** From its first character that is no white space on. */
  fromInk(): TextToken {
    return TextToken.of(this.text.slice(firstInk(this.text)));
  }

  /** In HTML a NUL is no text. */
  withoutNul(): TextToken {
    return this.hasNul ? TextToken.of(this.text.replaceAll(nul, '')) : this;
  }

  /** In svg and math it shows as the mark for what could not be read. */
  withNulMarked(): TextToken {
    return this.hasNul ? TextToken.of(this.text.replaceAll(nul, '\uFFFD')) : this;
  }
}
