/** The visible text of a page as one string, white space collapsed, and the blocks it falls into. */
import { decodeText, decodeWhole, referenceEnd } from './html/character-references.ts';
import type { TextToken, WrittenPage } from './html/text-token.ts';
import { scope } from './scope.ts';
import { TidyCodes } from './tidy-codes.ts';

/** Text beyond this is not kept. */
const textMax = 4_000_000;

export interface LoggedBlock {
  readonly from: number;
  readonly to: number;
  /** Flags of `scope` where it starts. */
  readonly flags: number;
  /** The block element it stands in. */
  readonly node: number;
  /** Characters of it that are link text. */
  readonly linkLength: number;
}

const spaces = /\s+/g;
/** White space that is not a single plain space. */
const untidy = /[^\S ]| {2}/;

/** Collapses white space of all kinds into single spaces and trims. */
export const tidy = (text: string): string => (untidy.test(text) ? text.replace(spaces, ' ') : text).trim();

/** All white space there is in the log's text. */
const isEdge = (code: number): boolean => code === 32 || code === 10;

/** A stretch of the log's own text: white space is single already, but for the ends of blocks in it. */
export function tidyStretch(text: string, from: number, to: number): string {
  let start = from;
  let end = to;
  while (start < end && isEdge(text.charCodeAt(start))) start += 1;
  while (end > start && isEdge(text.charCodeAt(end - 1))) end -= 1;
  const stretch = text.slice(start, end);
  return stretch.includes('\n') ? stretch.replace(spaces, ' ') : stretch;
}

/** A copy that does not keep the string it was cut from alive. */
export const detach = (text: string): string => (text.length < 13 ? text : ` ${text}`.slice(1));

export class TextLog {
  readonly blocks: LoggedBlock[] = [];
  full = false;
  private readonly codes = new TidyCodes();
  private blockStart = 0;
  private blockFlags = 0;
  private blockNode = -1;
  private linkLength = 0;

  get length(): number {
    return this.codes.length;
  }

  append(token: TextToken, flags: number, node: number): void {
    const { codes, blockStart } = this;
    const start = codes.length;
    if (start + token.to - token.from > textMax) this.appendWhatFits(token.text);
    else if (token.page === null) codes.add(token.text);
    else this.copy(token.page, token.from, token.to);
    if (codes.length === start) return;
    if (start === blockStart) {
      this.blockFlags = flags;
      this.blockNode = node;
      this.linkLength = 0;
    }
    if ((flags & scope.link) !== 0) this.linkLength += codes.length - start;
  }

  /** Straight from the page; only references become strings. */
  private copy({ html, codes }: WrittenPage, from: number, to: number): void {
    for (let at = from; at < to; ) {
      at = this.codes.copy(codes, at, to);
      if (at === to) return;
      const end = referenceEnd(codes, at, to);
      if (end === -1) {
        this.codes.add(decodeText(html.slice(at, to)));
        return;
      }
      this.codes.add(decodeWhole(html.slice(at, end + 1)));
      at = end + 1;
    }
  }

  private appendWhatFits(text: string): void {
    const tidied = text.replace(spaces, ' ');
    const part = this.codes.endsInSpace && tidied.startsWith(' ') ? tidied.slice(1) : tidied;
    const room = Math.max(0, textMax - this.codes.length);
    if (part.length > room) this.full = true;
    this.codes.add(part.slice(0, room));
  }

  /** A line break or a void element that parts words. */
  space(): void {
    if (!this.codes.endsInSpace && !this.full) this.codes.space();
  }

  /** A block starts or ends here. */
  boundary(): void {
    const { length } = this.codes;
    if (length === this.blockStart) return;
    this.blocks.push({
      from: this.blockStart,
      to: length,
      flags: this.blockFlags,
      node: this.blockNode,
      linkLength: this.linkLength,
    });
    this.codes.endLine();
    this.blockStart = length + 1;
  }

  /** The whole text, blocks on lines of their own. */
  finish(): string {
    this.boundary();
    return this.codes.toString();
  }

  /** What was read so far is not on the page after all. */
  clear(): void {
    this.blocks.length = 0;
    this.codes.clear();
    this.blockStart = 0;
  }
}
