/** HTML text cut into tokens by the standard's state machine; strings are made only where a consumer asks. */
import { Attributes } from './attributes.ts';
import { decodeText } from './character-references.ts';
import { codesOf } from './codes-of.ts';
import type { ContentModel } from './content-model.ts';
import { type Doctype, readDoctype } from './doctype.ts';
import { findRawTextEnd, findScriptEnd } from './raw-text.ts';
import { type TagInfo, unknownTag } from './tag-info.ts';
import { TagScanner } from './tag-scanner.ts';
import { TextToken, type WrittenPage } from './text-token.ts';

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
  text(token: TextToken): void;
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

export class Tokenizer {
  private at = 0;
  private readonly html: string;
  private readonly codes: Uint16Array;
  private readonly page: WrittenPage;
  private readonly sink: TokenSink;
  private readonly scanner: TagScanner;
  private readonly tag: StartTag = {
    info: unknownTag(''),
    selfClosing: false,
    start: 0,
    end: 0,
    attributes: new Attributes(),
  };

  constructor(html: string, sink: TokenSink) {
    this.html = html;
    this.codes = codesOf(html);
    this.page = { html, codes: this.codes, hasNul: html.includes('\u0000') };
    this.sink = sink;
    this.scanner = new TagScanner(html);
  }

  run(): void {
    const { html, codes, sink } = this;
    const length = html.length;
    let textStart = 0;
    while (this.at < length) {
      const open = html.indexOf('<', this.at);
      if (open === -1 || open === length - 1) break;
      const next = codes[open + 1] ?? 0;
      const letter = next | 32;
      const isTag = letter >= 97 && letter <= 122;
      if (!isTag && next !== slash && next !== 33 && next !== 63) {
        this.at = open + 1;
        continue;
      }
      // `</` at the end is text.
      if (next === slash && open + 2 >= length) break;
      if (open > textStart) sink.text(TextToken.inPage(this.page, textStart, open));
      this.at = open;
      if (isTag) this.readStartTag();
      else if (next === slash) this.readEndTag();
      else this.readDeclaration(next);
      textStart = this.at;
    }
    if (textStart < length && this.at < length) sink.text(TextToken.inPage(this.page, textStart, length));
    sink.endOfFile();
  }

  private readStartTag(): void {
    const { tag, scanner } = this;
    tag.start = this.at;
    tag.info = scanner.readName(this.at + 1);
    tag.attributes.reset(this.html, this.codes);
    const isWhole = scanner.readAttributes(tag.attributes);
    this.at = scanner.at;
    if (!isWhole) return;
    tag.selfClosing = scanner.selfClosing;
    tag.end = this.at;
    const { name } = tag.info;
    const model = this.sink.startTag(tag);
    if (model !== 'data') this.readRawText(name, model);
  }

  private readEndTag(): void {
    const { codes, scanner } = this;
    const first = (codes[this.at + 2] ?? 0) | 32;
    if (first >= 97 && first <= 122) {
      const info = scanner.readName(this.at + 2);
      const isWhole = scanner.readAttributes(null);
      this.at = scanner.at;
      if (isWhole) this.sink.endTag(info);
      return;
    }
    if (codes[this.at + 2] === greater) this.at += 3;
    else this.readBogusComment(this.at + 2);
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
      this.scanner.at = end + 2 + name.length;
      // An end tag that the file cuts off closes nothing, and nothing follows either.
      this.scanner.readAttributes(null);
      this.at = this.scanner.at;
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
    const textEnd = end === -1 ? this.html.length : end;
    if (textEnd > start) this.sink.text(TextToken.of(this.html.slice(start, textEnd)));
  }
}
