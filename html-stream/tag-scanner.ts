/** Reads one tag: its name and its attributes, by the standard's tokenizer states. */
import type { Attributes } from './attributes.ts';
import { isSpace, isTagNameEnd } from './syntax.ts';
import { type TagInfo, tagInfoOf } from './tag-info.ts';

const greaterThan = 62;
const slash = 47;
const equals = 61;
const doubleQuote = 34;
const singleQuote = 39;

export class TagScanner {
  /** Offset of the next character. */
  at = 0;
  selfClosing = false;
  private readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  /** The name that starts at `start`; `at` is left behind it. */
  readName(start: number): TagInfo {
    const { html } = this;
    let at = start;
    while (at < html.length && !isTagNameEnd(html.charCodeAt(at))) at += 1;
    this.at = at;
    return tagInfoOf(html.slice(start, at));
  }

  /** Up to and with `>`. False when the file ends inside the tag: the tag is dropped. */
  readAttributes(into: Attributes | null): boolean {
    const { html } = this;
    this.selfClosing = false;
    for (;;) {
      this.at = this.skipSpace(this.at);
      if (this.at >= html.length) return false;
      const code = html.charCodeAt(this.at);
      if (code === greaterThan) {
        this.at += 1;
        return true;
      }
      if (code !== slash) this.readAttribute(into);
      else if (html.charCodeAt(this.at + 1) === greaterThan) {
        this.selfClosing = true;
        this.at += 2;
        return true;
      } else this.at += 1;
    }
  }

  private readAttribute(into: Attributes | null): void {
    const { html } = this;
    const start = this.at;
    // A name may start with `=`.
    let at = start + 1;
    while (at < html.length && html.charCodeAt(at) !== equals && !isTagNameEnd(html.charCodeAt(at))) at += 1;
    const name = html.slice(start, at);
    at = this.skipSpace(at);
    if (html.charCodeAt(at) !== equals) {
      this.at = at;
      into?.add(name, '');
      return;
    }
    const value = this.readValue(this.skipSpace(at + 1));
    if (value !== null) into?.add(name, value);
  }

  /** The value that starts at `start`; null when its closing quote is missing. */
  private readValue(start: number): string | null {
    const { html } = this;
    const quote = html.charCodeAt(start);
    if (quote === doubleQuote || quote === singleQuote) {
      const end = html.indexOf(quote === doubleQuote ? '"' : "'", start + 1);
      this.at = end === -1 ? html.length : end + 1;
      return end === -1 ? null : html.slice(start + 1, end);
    }
    let at = start;
    while (at < html.length && html.charCodeAt(at) !== greaterThan && !isSpace(html.charCodeAt(at))) at += 1;
    this.at = at;
    return html.slice(start, at);
  }

  private skipSpace(from: number): number {
    let at = from;
    while (isSpace(this.html.charCodeAt(at))) at += 1;
    return at;
  }
}
