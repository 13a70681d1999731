/** Reads one tag: its name and its attributes, by the standard's states. */
import { Attributes } from './attributes.ts';
import { codesOf } from './codes-of.ts';
import { nameHash, nameHashStart } from './known-words.ts';
import { isSpace, isTagNameEnd, lowerAscii } from './syntax.ts';
import { knownTag, knownTagAt, type TagInfo, unknownTag } from './tag-info.ts';

const greater = 62;
const slash = 47;
const equals = 61;
/** No quote and no ampersand has a higher code. */
const ampersandOrQuoteMax = 39;
/** To look at codes is faster than a search, up to about so many. */
const nearMax = 64;
/** Names of their own making that one page may have before they are no longer remembered. */
const namesMax = 5000;

export class TagScanner {
  /** Where reading goes on. */
  at = 0;
  selfClosing = false;
  /** The value read last has an ampersand or a NUL, or is too long to tell. */
  private mayHoldReference = false;
  private readonly html: string;
  private readonly codes: Uint16Array;
  private seen: Map<string, TagInfo> | null = null;

  constructor(html: string) {
    this.html = html;
    this.codes = codesOf(html);
  }

  /** The name that starts at `start`; `at` is left behind it. */
  readName(start: number): TagInfo {
    const { html, codes } = this;
    const length = html.length;
    let at = start;
    let code = codes[at] ?? 0;
    let hash = nameHashStart;
    do {
      hash = nameHash(hash, code);
      at += 1;
      code = codes[at] ?? 0;
    } while (at < length && !isTagNameEnd(code));
    this.at = at;
    return knownTagAt(codes, start, at, hash) ?? this.ownName(html.slice(start, at));
  }

  private ownName(written: string): TagInfo {
    this.seen ??= new Map();
    const seen = this.seen.get(written);
    if (seen !== undefined) return seen;
    const name = lowerAscii(written).replaceAll('\u0000', '\uFFFD');
    const found = knownTag(name) ?? unknownTag(name);
    if (this.seen.size < namesMax) this.seen.set(written, found);
    return found;
  }

  /** Up to and with `>`. False when the file ends inside the tag: the tag is dropped. */
  readAttributes(into: Attributes | null): boolean {
    const { codes } = this;
    const length = this.html.length;
    let at = this.at;
    this.selfClosing = false;
    for (;;) {
      let code = codes[at] ?? 0;
      while (isSpace(code)) code = codes[++at] ?? 0;
      if (at >= length) break;
      if (code === greater) {
        this.at = at + 1;
        return true;
      }
      if (code === slash) {
        if (codes[at + 1] === greater) {
          this.selfClosing = true;
          this.at = at + 2;
          return true;
        }
        at += 1;
        continue;
      }
      at = this.readAttribute(at, into);
    }
    this.at = length;
    return false;
  }

  private readAttribute(start: number, into: Attributes | null): number {
    const { html, codes } = this;
    const length = html.length;
    let at = start;
    let code = codes[at] ?? 0;
    let hash = nameHashStart;
    // A name may start with `=`.
    do {
      hash = nameHash(hash, code);
      code = codes[++at] ?? 0;
    } while (at < length && code !== equals && !isTagNameEnd(code));
    const nameEnd = at;
    while (isSpace(code)) code = codes[++at] ?? 0;
    if (code !== equals) {
      into?.add(start, nameEnd, hash, nameEnd, nameEnd, false);
      return at;
    }
    code = codes[++at] ?? 0;
    while (isSpace(code)) code = codes[++at] ?? 0;
    if (code === 34 || code === 39) {
      const valueStart = at + 1;
      const close = this.findQuote(code, valueStart);
      if (close === -1) return length;
      into?.add(start, nameEnd, hash, valueStart, close, this.mayHoldReference);
      return close + 1;
    }
    const valueStart = at;
    while (at < length && code !== greater && !isSpace(code)) code = codes[++at] ?? 0;
    into?.add(start, nameEnd, hash, valueStart, at, true);
    return at;
  }

  /** Where the value ends that starts at `from`; -1 when nothing ends it. Tells in `mayHoldReference` what it met. */
  private findQuote(quote: number, from: number): number {
    const { codes } = this;
    const near = Math.min(from + nearMax, this.html.length);
    this.mayHoldReference = false;
    for (let at = from; at < near; at += 1) {
      const code = codes[at] ?? 0;
      if (code > ampersandOrQuoteMax) continue;
      if (code === quote) return at;
      if (code === 38 || code === 0) this.mayHoldReference = true;
    }
    this.mayHoldReference = true;
    return this.html.indexOf(quote === 34 ? '"' : "'", near);
  }
}

/** The attributes of a tag that was read before: kept as its place, read again when needed. */
export function attributesAt(html: string, start: number): Attributes {
  const scanner = new TagScanner(html);
  const attributes = new Attributes();
  attributes.reset(html, codesOf(html));
  scanner.readName(start + 1);
  scanner.readAttributes(attributes);
  return attributes;
}
