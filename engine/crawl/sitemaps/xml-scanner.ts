/** Parses XML in chunks: no tree, no DTD, only predefined and numeric entities, limited in depth and length. */

export interface XmlFault {
  readonly kind: 'doctype' | 'not-well-formed' | 'unclosed-element' | 'cut-off';
  readonly detail: string;
  readonly line: number;
}

export interface XmlHandler {
  /** `name` and attribute names are without their namespace prefix. */
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

type Mode = 'content' | 'comment' | 'cdata' | 'instruction';

const enders = { comment: '-->', cdata: ']]>', instruction: '?>' } as const;
const starters = [
  ['<!--', 'comment'],
  ['<![CDATA[', 'cdata'],
  ['<?', 'instruction'],
] as const;

const maxDepth = 32;
const maxTagLength = 64 * 1024;
const completeTag = /<[^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*>/y;
const bareAmpersand = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,12});)/i;
const tagName = /^<\/?([^\s/>]+)/;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const predefined: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Other entities stay as they are; they are never resolved. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return predefined[name.toLowerCase()] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : '\uFFFD';
  });

/** The value of one attribute, whatever its namespace prefix; null where it is missing. */
export function attributeOf(attributes: string, name: string): string | null {
  const pattern = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i');
  const match = pattern.exec(attributes);
  return match === null ? null : decodeEntities(match[1] ?? match[2] ?? '');
}

export class XmlScanner {
  readonly #handler: XmlHandler;
  readonly #stack: string[] = [];
  #rest = '';
  #line = 1;
  #mode: Mode = 'content';
  #hasRoot = false;
  fault: XmlFault | null = null;
  /** The line of the first `&` that should have been `&amp;`. */
  bareAmpersandLine: number | null = null;

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  push(chunk: string): void {
    if (this.fault !== null) return;
    const text = this.#rest + chunk;
    let position = 0;
    for (;;) {
      const next =
        this.#mode === 'content' ? this.#readContent(text, position) : this.#readUntilEnd(text, position);
      if (next === position || this.fault !== null) break;
      this.#countLines(text, position, next);
      position = next;
    }
    this.#rest = text.slice(position);
  }

  end(): void {
    if (this.fault !== null) return;
    if (this.#stack.length > 0 || this.#mode !== 'content' || this.#rest.trim() !== '') {
      this.#fail('cut-off', 'It ends in the middle.');
    } else if (!this.#hasRoot) this.#fail('not-well-formed', 'It has no root element.');
  }

  #countLines(text: string, from: number, to: number): void {
    for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1))
      this.#line += 1;
  }

  #fail(kind: XmlFault['kind'], detail: string): void {
    this.fault = { kind, detail, line: this.#line };
  }

  /** Returns the position it came to; the same one when it needs more text. */
  #readContent(text: string, position: number): number {
    if (position >= text.length) return position;
    if (text[position] === '<') return this.#readMarkup(text, position);
    const next = text.indexOf('<', position);
    const end = next === -1 ? this.#endOfWholeText(text, position) : next;
    if (end > position) this.#giveText(text.slice(position, end));
    return end;
  }

  #giveText(raw: string): void {
    if (raw.includes('&') && bareAmpersand.test(raw)) this.bareAmpersandLine ??= this.#line;
    this.#handler.text(decodeEntities(raw));
  }

  /** An entity may be cut by the end of a chunk: it waits for the next one. */
  #endOfWholeText(text: string, position: number): number {
    const ampersand = text.lastIndexOf('&');
    const isCut = ampersand >= position && text.length - ampersand < 12 && !text.includes(';', ampersand);
    return isCut ? ampersand : text.length;
  }

  #readMarkup(text: string, position: number): number {
    for (const [start, mode] of starters) {
      if (text.startsWith(start, position)) {
        this.#mode = mode;
        return position + start.length;
      }
      if (start.startsWith(text.slice(position))) return position;
    }
    if (text.startsWith('<!', position)) {
      this.#fail('doctype', 'It has a document type, which a sitemap must not have.');
      return position;
    }
    completeTag.lastIndex = position;
    const tag = completeTag.exec(text)?.[0];
    if (tag !== undefined) {
      this.#readTag(tag);
      return position + tag.length;
    }
    if (text.length - position > maxTagLength) this.#fail('not-well-formed', 'It has a tag without an end.');
    return position;
  }

  #readTag(tag: string): void {
    const name = tagName.exec(tag)?.[1];
    if (name === undefined) this.#fail('not-well-formed', 'It has a tag without a name.');
    else if (tag[1] === '/') this.#close(name);
    else this.#open(name, tag);
  }

  #open(name: string, tag: string): void {
    if (this.#stack.length === 0 && this.#hasRoot) {
      this.#fail('not-well-formed', 'It has more than one root element.');
      return;
    }
    this.#hasRoot = true;
    if (this.#stack.length >= maxDepth) {
      this.#fail('not-well-formed', `It is nested deeper than ${maxDepth} elements.`);
      return;
    }
    this.#handler.open(localName(name), tag.slice(name.length + 1, -1));
    if (tag.endsWith('/>')) this.#handler.close(localName(name));
    else this.#stack.push(name);
  }

  #close(name: string): void {
    const open = this.#stack.pop();
    if (open === name) this.#handler.close(localName(name));
    else if (open !== undefined && name === this.#stack[0]) {
      // The root ends here, so that all was read; what is still open ends with it.
      for (let inner: string | undefined = open; inner !== undefined; inner = this.#stack.pop())
        this.#handler.close(localName(inner));
      this.#fail('unclosed-element', `</${name.slice(0, 50)}> closes <${open.slice(0, 50)}>.`);
    } else
      this.#fail(
        'not-well-formed',
        `</${name.slice(0, 50)}> closes ${open === undefined ? 'nothing' : `<${open.slice(0, 50)}>`}.`,
      );
  }

  /** Comments and instructions are dropped as they come, CDATA is text; none of them is ever held whole. */
  #readUntilEnd(text: string, position: number): number {
    if (this.#mode === 'content') return position;
    const ender = enders[this.#mode];
    const end = text.indexOf(ender, position);
    const stop = end === -1 ? Math.max(position, text.length - ender.length + 1) : end;
    if (this.#mode === 'cdata' && stop > position) this.#handler.text(text.slice(position, stop));
    if (end === -1) return stop;
    this.#mode = 'content';
    return end + ender.length;
  }
}
