/** Collects the visible text of a page with white space collapsed, and the blocks it is made of. */
import { scope } from './scope.ts';
import { joinSpace } from './white-space.ts';

/** Text beyond this length is dropped. */
const textMax = 4_000_000;

export interface VisibleBlock {
  readonly from: number;
  readonly to: number;
  /** Flags of `scope` where it starts. */
  readonly flags: number;
  /** The block element that contains it. */
  readonly node: number;
  /** Characters of it that are link text. */
  readonly linkLength: number;
}

export class VisibleText {
  readonly blocks: VisibleBlock[] = [];
  /** More text than `textMax`. */
  full = false;
  length = 0;
  private parts: string[] = [];
  private endsInSpace = true;
  private blockStart = 0;
  private blockFlags = 0;
  private blockNode = -1;
  private linkLength = 0;

  append(text: string, flags: number, node: number): void {
    const collapsed = joinSpace(text);
    const part = this.endsInSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
    const available = Math.max(0, textMax - this.length);
    if (part.length > available) this.full = true;
    const added = part.slice(0, available);
    if (added === '') return;
    if (this.length === this.blockStart) {
      this.blockFlags = flags;
      this.blockNode = node;
      this.linkLength = 0;
    }
    this.add(added);
    if ((flags & scope.link) !== 0) this.linkLength += added.length;
  }

  /** A line break or a void element that separates words. */
  space(): void {
    if (!this.endsInSpace && !this.full) this.add(' ');
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
    this.add('\n');
    this.blockStart = this.length;
  }

  get lastCharacter(): string {
    return this.parts.at(-1)?.at(-1) ?? '';
  }

  /** The whole text, a line for each block. */
  finish(): string {
    this.boundary();
    return this.parts.join('');
  }

  /** Drops the text so far: it is not on the page after all. */
  clear(): void {
    this.blocks.length = 0;
    this.parts = [];
    this.length = 0;
    this.endsInSpace = true;
    this.blockStart = 0;
  }

  private add(part: string): void {
    this.parts.push(part);
    this.length += part.length;
    this.endsInSpace = part.endsWith(' ') || part.endsWith('\n');
  }
}
