/** The visible text of a page as one string, white space collapsed, and the blocks it falls into. */
import { type TextToken, textTokenOf } from './html/text-token.ts';
import { scope } from './scope.ts';

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

/** Collapses white space of all kinds into single spaces and trims. */
export const tidy = (text: string): string =>
  (textTokenOf(text).untidy ? text.replace(spaces, ' ') : text).trim();

/** A stretch of the log's own text: white space is single already, but for the ends of blocks in it. */
export function tidyStretch(text: string, from: number, to: number): string {
  const stretch = text.slice(from, to);
  return (stretch.includes('\n') ? stretch.replace(spaces, ' ') : stretch).trim();
}

/** A copy that does not keep the string it was cut from alive. */
export const detach = (text: string): string => (text.length < 13 ? text : ` ${text}`.slice(1));

export class TextLog {
  readonly blocks: LoggedBlock[] = [];
  length = 0;
  full = false;
  private text = '';
  private blockStart = 0;
  private blockFlags = 0;
  private blockNode = -1;
  private linkLength = 0;
  private endsInSpace = true;

  append(token: TextToken, flags: number, node: number): void {
    let part = token.untidy ? (token.hasInk ? token.text.replace(spaces, ' ') : ' ') : token.text;
    if (this.endsInSpace && part.charCodeAt(0) === 32) part = part.slice(1);
    if (part === '') return;
    if (this.length + part.length > textMax) {
      this.full = true;
      part = part.slice(0, Math.max(0, textMax - this.length));
      if (part === '') return;
    }
    if (this.length === this.blockStart) {
      this.blockFlags = flags;
      this.blockNode = node;
      this.linkLength = 0;
    }
    this.text += part;
    this.length += part.length;
    this.endsInSpace = part.charCodeAt(part.length - 1) === 32;
    if ((flags & scope.link) !== 0) this.linkLength += part.length;
  }

  /** A line break or a void element that parts words. */
  space(): void {
    if (this.endsInSpace || this.full) return;
    this.text += ' ';
    this.length += 1;
    this.endsInSpace = true;
  }

  /** A block starts or ends here. */
  boundary(): void {
    if (this.length === this.blockStart) return;
    this.blocks.push({
      from: this.blockStart,
      to: this.length,
      flags: this.blockFlags,
      node: this.blockNode,
      linkLength: this.linkLength,
    });
    this.text += '\n';
    this.length += 1;
    this.blockStart = this.length;
    this.endsInSpace = true;
  }

  /** The whole text, blocks on lines of their own. */
  finish(): string {
    this.boundary();
    return this.text;
  }

  /** What was read so far is not on the page after all. */
  clear(): void {
    this.blocks.length = 0;
    this.text = '';
    this.length = 0;
    this.blockStart = 0;
    this.endsInSpace = true;
  }
}
