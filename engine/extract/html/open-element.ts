/** An element whose end has not been seen yet. */
import { bit, type TagInfo } from './tag-info.ts';

export type Namespace = 'html' | 'svg' | 'math';

const foreignBoundaries = bit.special | bit.listBoundary | bit.scope | bit.listScope | bit.buttonScope;
const svgHtmlInside = new Set(['foreignobject', 'desc', 'title']);
const mathTextInside = new Set(['mi', 'mo', 'mn', 'ms', 'mtext']);

function foreignBits(info: TagInfo, namespace: Namespace): number {
  const boundary =
    namespace === 'svg'
      ? svgHtmlInside.has(info.name)
      : mathTextInside.has(info.name) || info.name === 'annotation-xml';
  return boundary ? foreignBoundaries : 0;
}

export class OpenElement {
  readonly info: TagInfo;
  readonly namespace: Namespace;
  /** Bits of `bit` that hold in its namespace. */
  readonly bits: number;
  /** Offsets of the start tag; equal when the parser implied it. */
  readonly start: number;
  readonly end: number;
  /** Svg or math element whose content is HTML again. */
  htmlInside: boolean;
  /** mi, mo, mn, ms, mtext: text and most tags inside are HTML. */
  readonly textInside: boolean;

  /** On the stack. */
  isOpen = false;

  // What the listener notes of it.
  node = -1;
  depth = 0;
  /** Row of the nearest block element. */
  block = -1;
  /** Of the names from the root to here. */
  pathHash = 0;
  flags = 0;
  textStart = 0;
  imageStart = 0;
  /** Place of its draft in the list of the collector that wants it. */
  draft = -1;

  constructor(info: TagInfo, namespace: Namespace, start: number, end: number) {
    this.info = info;
    this.namespace = namespace;
    this.bits = namespace === 'html' ? info.bits : foreignBits(info, namespace);
    this.start = start;
    this.end = end;
    this.htmlInside = namespace === 'svg' && svgHtmlInside.has(info.name);
    this.textInside = namespace === 'math' && mathTextInside.has(info.name);
  }

  /** The same start tag once more. */
  static again({ info, namespace, start, end }: OpenElement): OpenElement {
    return new OpenElement(info, namespace, start, end);
  }

  /** For svg and math: a start tag of that name inside it is read as HTML. */
  takesHtml(name: string): boolean {
    if (this.htmlInside) return true;
    if (this.textInside) return name !== 'mglyph' && name !== 'malignmark';
    return this.namespace === 'math' && this.info.name === 'annotation-xml' && name === 'svg';
  }
}
