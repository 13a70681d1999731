/** HTML text cut into tokens by the standard's state machine; strings are made only where a consumer asks. */
import { Attributes } from './attributes.ts';
import { decodeText } from './character-references.ts';
import { type Doctype, readDoctype } from './doctype.ts';
import { findRawTextEnd, findScriptEnd } from './raw-text.ts';
import { isSpace, isTagNameEnd, lowerAscii } from './syntax.ts';
import { knownTag, type TagInfo, unknownTag } from './tag-info.ts';

/** What the text after a start tag is, as tree construction decides. */
export type ContentModel = 'data' | 'rcdata' | 'rawtext' | 'script' | 'plaintext';

/** One object, filled anew for every tag. */
export interface StartTag {
  info: TagInfo;
  selfClosing: boolean;
  start: number;
  end: number;
  readonly attributes: Attributes;
}

export interface TokenSink {
  startTag(tag: StartTag): ContentModel;
  endTag(info: TagInfo): void;
  /** References decoded; NUL as it stands. */
  text(text: string): void;
  /** The whole content of the raw text element just opened. `start` and `end` are its offsets. */
  rawText(text: string, start: number, end: number): void;
  comment(length: number): void;
  doctype(doctype: Doctype): void;
  /** The current element is in svg or math: only there is CDATA known. */
  inForeignContent(): boolean;
  endOfFile(): void;
}

const greater = 62;
const slash = 47;
const equals = 61;

export class Tokenizer {
  private at = 0;
  private readonly html: string;
  private readonly sink: TokenSink;
  private readonly seen = new Map<string, TagInfo>();
  private readonly tag: StartTag = {
    info: unknownTag(''),
    selfClosing: false,
    start: 0,
    end: 0,
    attributes: new Attributes(),
  };

  constructor(html: string, sink: TokenSink) {
    this.html = html;
    this.sink = sink;
  }

  run(): void {
    const { html, sink } = this;
    const length = html.length;
    let textStart = 0;
    while (this.at < length) {
      const open = html.indexOf('<', this.at);
      if (open === -1 || open === length - 1) break;
      const next = html.charCodeAt(open + 1);
      const letter = next | 32;
      const isTag = letter >= 97 && letter <= 122;
      if (!isTag && next !== slash && next !== 33 && next !== 63) {
        this.at = open + 1;
        continue;
      }
      // `</` at the end is text.
      if (next === slash && open + 2 >= length) break;
      if (open > textStart) sink.text(decodeText(html.slice(textStart, open)));
      this.at = open;
      if (isTag) this.readStartTag();
      else if (next === slash) this.readEndTag();
      else this.readDeclaration(next);
      textStart = this.at;
    }
    if (textStart < length && this.at < length) sink.text(decodeText(html.slice(textStart)));
    sink.endOfFile();
  }

  private readStartTag(): void {
    const { tag } = this;
    tag.start = this.at;
    const info = this.readTagName(this.at + 1);
    tag.attributes.reset(this.html);
    if (!this.readAttributes(tag.attributes)) return;
    tag.info = info;
    tag.end = this.at;
    const model = this.sink.startTag(tag);
    if (model !== 'data') this.readRawText(info.name, model);
  }

  private readEndTag(): void {
    const { html } = this;
    const first = html.charCodeAt(this.at + 2) | 32;
    if (first >= 97 && first <= 122) {
      const info = this.readTagName(this.at + 2);
      if (this.readAttributes(null)) this.sink.endTag(info);
      return;
    }
    if (html.charCodeAt(this.at + 2) === greater) this.at += 3;
    else this.readBogusComment(this.at + 2);
  }

  /** From `start` to the end of the name; `at` is left behind it. */
  private readTagName(start: number): TagInfo {
    const { html } = this;
    const length = html.length;
    let at = start + 1;
    while (at < length && !isTagNameEnd(html.charCodeAt(at))) at += 1;
    this.at = at;
    const written = html.slice(start, at);
    const info = knownTag(written) ?? this.seen.get(written);
    if (info !== undefined) return info;
    const name = lowerAscii(written).replaceAll('\u0000', '\uFFFD');
    const found = knownTag(name) ?? unknownTag(name);
    if (this.seen.size < 5000) this.seen.set(written, found);
    return found;
  }

  /** Up to and with `>`. False when the file ends inside the tag: the tag is dropped. */
  private readAttributes(into: Attributes | null): boolean {
    const { html, tag } = this;
    const length = html.length;
    let at = this.at;
    tag.selfClosing = false;
    for (;;) {
      let code = html.charCodeAt(at);
      while (isSpace(code)) code = html.charCodeAt(++at);
      if (at >= length) break;
      if (code === greater) {
        this.at = at + 1;
        return true;
      }
      if (code === slash) {
        if (html.charCodeAt(at + 1) === greater) {
          tag.selfClosing = true;
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
    const { html } = this;
    const length = html.length;
    // A name may start with `=`.
    let at = start + 1;
    let code = html.charCodeAt(at);
    while (at < length && code !== equals && !isTagNameEnd(code)) code = html.charCodeAt(++at);
    const nameEnd = at;
    while (isSpace(code)) code = html.charCodeAt(++at);
    if (code !== equals) {
      into?.add(attributeName(html, start, nameEnd), nameEnd, nameEnd);
      return at;
    }
    code = html.charCodeAt(++at);
    while (isSpace(code)) code = html.charCodeAt(++at);
    if (code === 34 || code === 39) {
      const close = html.indexOf(code === 34 ? '"' : "'", at + 1);
      if (close === -1) return length;
      into?.add(attributeName(html, start, nameEnd), at + 1, close);
      return close + 1;
    }
    const valueStart = at;
    while (at < length && code !== greater && !isSpace(code)) code = html.charCodeAt(++at);
    into?.add(attributeName(html, start, nameEnd), valueStart, at);
    return at;
  }

  private readRawText(name: string, model: ContentModel): void {
    const { html } = this;
    const start = this.at;
    const end =
      model === 'plaintext'
        ? html.length
        : model === 'script'
          ? findScriptEnd(html, start)
          : findRawTextEnd(html, start, name);
    const raw = html.slice(start, end);
    const text = model === 'rcdata' ? decodeText(raw) : raw;
    if (end < html.length) {
      this.at = end + 2 + name.length;
      // An end tag that the file cuts off closes nothing, and nothing follows either.
      this.readAttributes(null);
    } else {
      this.at = html.length;
    }
    this.sink.rawText(text.includes('\u0000') ? text.replaceAll('\u0000', '\uFFFD') : text, start, end);
  }

  private readDeclaration(next: number): void {
    const { html, at } = this;
    if (next === 63) this.readBogusComment(at + 1);
    else if (html.startsWith('--', at + 2)) this.readComment(at + 4);
    else if (/^doctype/i.test(html.slice(at + 2, at + 9))) this.readDoctypeToken(at + 9);
    else if (html.startsWith('[CDATA[', at + 2) && this.sink.inForeignContent()) this.readCdata(at + 9);
    else this.readBogusComment(at + 2);
  }

  private readComment(start: number): void {
    const { html } = this;
    const length = html.length;
    let end = length;
    let content = length;
    // The dashes of `<!--` may be those of `-->`, so that `<!-->` is a whole comment.
    if (html.charCodeAt(start) === greater) end = start + 1;
    else if (html.startsWith('->', start)) end = start + 2;
    else {
      for (let dash = html.indexOf('--', start); dash !== -1; dash = html.indexOf('--', dash + 1)) {
        const after = html.charCodeAt(dash + 2);
        if (after === greater) end = dash + 3;
        else if (after === 33 && html.charCodeAt(dash + 3) === greater) end = dash + 4;
        else continue;
        content = dash;
        break;
      }
    }
    this.at = end;
    this.sink.comment(Math.max(0, Math.min(content, end) - start));
  }

  private readBogusComment(start: number): void {
    const end = this.html.indexOf('>', start);
    this.at = end === -1 ? this.html.length : end + 1;
    this.sink.comment((end === -1 ? this.html.length : end) - start);
  }

  private readDoctypeToken(start: number): void {
    const end = this.html.indexOf('>', start);
    this.at = end === -1 ? this.html.length : end + 1;
    this.sink.doctype(readDoctype(this.html.slice(start, end === -1 ? undefined : end), end !== -1));
  }

  private readCdata(start: number): void {
    const end = this.html.indexOf(']]>', start);
    this.at = end === -1 ? this.html.length : end + 3;
    const text = this.html.slice(start, end === -1 ? undefined : end);
    if (text !== '') this.sink.text(text);
  }
}

function attributeName(html: string, start: number, end: number): string {
  const name = lowerAscii(html.slice(start, end));
  return name.includes('\u0000') ? name.replaceAll('\u0000', '\uFFFD') : name;
}
