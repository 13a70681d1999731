/** Splits HTML into tokens by the standard's state machine. */
import { Attributes } from './attributes.ts';
import { decodeText } from './character-references.ts';
import type { ContentModel } from './content-model.ts';
import { type Doctype, readDoctype } from './doctype.ts';
import { findRawTextEnd, findScriptEnd } from './raw-text.ts';
import { isLetter, replaceNul } from './syntax.ts';
import type { TagInfo } from './tag-info.ts';
import { TagScanner } from './tag-scanner.ts';

export interface StartTag {
  readonly info: TagInfo;
  readonly selfClosing: boolean;
  /** Offsets in the HTML. */
  readonly start: number;
  readonly end: number;
  readonly attributes: Attributes;
}

export interface TokenSink {
  /** Returns how the text after the tag is read. */
  startTag(tag: StartTag): ContentModel;
  endTag(info: TagInfo): void;
  /** References are decoded; NUL characters are still in it. */
  text(text: string): void;
  /** The whole content of the raw text element just opened. `start` and `end` are its offsets. */
  rawText(text: string, start: number, end: number): void;
  comment(text: string): void;
  doctype(doctype: Doctype): void;
  /** CDATA sections exist only in svg and math. */
  inForeignContent(): boolean;
  endOfFile(): void;
}

const greaterThan = 62;
const slash = 47;
const exclamationMark = 33;
const questionMark = 63;

export class Tokenizer {
  private at = 0;
  private readonly html: string;
  private readonly sink: TokenSink;
  private readonly scanner: TagScanner;

  constructor(html: string, sink: TokenSink) {
    this.html = html;
    this.sink = sink;
    this.scanner = new TagScanner(html);
  }

  run(): void {
    const { html, sink } = this;
    const { length } = html;
    let textStart = 0;
    while (this.at < length) {
      const open = html.indexOf('<', this.at);
      if (open === -1 || open === length - 1) break;
      const next = html.charCodeAt(open + 1);
      if (!isLetter(next) && next !== slash && next !== exclamationMark && next !== questionMark) {
        this.at = open + 1;
        continue;
      }
      // `</` at the end is text.
      if (next === slash && open + 2 >= length) break;
      if (open > textStart) sink.text(decodeText(html.slice(textStart, open)));
      this.at = open;
      if (isLetter(next)) this.readStartTag();
      else if (next === slash) this.readEndTag();
      else this.readDeclaration(next);
      textStart = this.at;
    }
    if (textStart < length && this.at < length) sink.text(decodeText(html.slice(textStart)));
    sink.endOfFile();
  }

  private readStartTag(): void {
    const { scanner } = this;
    const start = this.at;
    const info = scanner.readName(start + 1);
    const attributes = new Attributes();
    const isComplete = scanner.readAttributes(attributes);
    this.at = scanner.at;
    if (!isComplete) return;
    const { selfClosing, at: end } = scanner;
    const model = this.sink.startTag({ info, selfClosing, start, end, attributes });
    if (model !== 'data') this.readRawText(info.name, model);
  }

  private readEndTag(): void {
    const { html, scanner } = this;
    const first = html.charCodeAt(this.at + 2);
    if (isLetter(first)) {
      const info = scanner.readName(this.at + 2);
      const isComplete = scanner.readAttributes(null);
      this.at = scanner.at;
      if (isComplete) this.sink.endTag(info);
      return;
    }
    if (first === greaterThan) this.at += 3;
    else this.readBogusComment(this.at + 2);
  }

  private readRawText(name: string, model: ContentModel): void {
    const { html } = this;
    const start = this.at;
    const end = endOfRawText(html, start, name, model);
    const raw = html.slice(start, end);
    if (end < html.length) {
      this.scanner.at = end + 2 + name.length;
      // An end tag that the file cuts off closes nothing, and nothing follows either.
      this.scanner.readAttributes(null);
      this.at = this.scanner.at;
    } else this.at = html.length;
    this.sink.rawText(replaceNul(model === 'rcdata' ? decodeText(raw) : raw), start, end);
  }

  private readDeclaration(next: number): void {
    const { html, at } = this;
    if (next === questionMark) this.readBogusComment(at + 1);
    else if (html.startsWith('--', at + 2)) this.readComment(at + 4);
    else if (/^doctype/i.test(html.slice(at + 2, at + 9))) this.readDoctypeToken(at + 9);
    else if (html.startsWith('[CDATA[', at + 2) && this.sink.inForeignContent()) this.readCdata(at + 9);
    else this.readBogusComment(at + 2);
  }

  private readComment(start: number): void {
    const { html } = this;
    // The dashes of `<!--` may be those of `-->`, so that `<!-->` is a whole comment.
    const empty = /-?>/y;
    empty.lastIndex = start;
    if (empty.test(html)) {
      this.at = empty.lastIndex;
      this.sink.comment('');
      return;
    }
    const close = /--!?>/g;
    close.lastIndex = start;
    const match = close.exec(html);
    this.at = match === null ? html.length : close.lastIndex;
    const content = html.slice(start, match?.index);
    // Dashes that the end of the file cuts off are part of the end, not of the comment.
    this.sink.comment(replaceNul(match === null ? content.replace(/(?:--!?|-)$/, '') : content));
  }

  private readBogusComment(start: number): void {
    const { html } = this;
    const end = html.indexOf('>', start);
    this.at = end === -1 ? html.length : end + 1;
    this.sink.comment(replaceNul(html.slice(start, end === -1 ? undefined : end)));
  }

  private readDoctypeToken(start: number): void {
    const { html } = this;
    const end = html.indexOf('>', start);
    this.at = end === -1 ? html.length : end + 1;
    this.sink.doctype(readDoctype(html.slice(start, end === -1 ? undefined : end), end !== -1));
  }

  private readCdata(start: number): void {
    const { html } = this;
    const end = html.indexOf(']]>', start);
    this.at = end === -1 ? html.length : end + 3;
    const text = html.slice(start, end === -1 ? undefined : end);
    if (text !== '') this.sink.text(text);
  }
}

function endOfRawText(html: string, start: number, name: string, model: ContentModel): number {
  if (model === 'plaintext') return html.length;
  return model === 'script' ? findScriptEnd(html, start) : findRawTextEnd(html, start, name);
}
