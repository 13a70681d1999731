/** An element whose end tag has not been read yet. */
import type { Attributes } from './attributes.ts';
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

/** The start tag of an element; offsets are equal when the parser implied it. */
interface Origin {
  readonly info: TagInfo;
  readonly start: number;
  readonly end: number;
  /** Null when the parser implied the element. */
  readonly attributes: Attributes | null;
}

export class OpenElement {
  readonly info: TagInfo;
  readonly namespace: Namespace;
  /** Bits of `bit` that apply in its namespace. */
  readonly bits: number;
  readonly start: number;
  readonly end: number;
  readonly attributes: Attributes | null;
  /** An HTML integration point: the content of this svg or math element is HTML again. */
  htmlInside: boolean;
  /** A MathML text integration point (mi, mo, mn, ms, mtext): text and most tags inside are HTML. */
  readonly textInside: boolean;

  /** On the stack of open elements. */
  isOpen = false;
  /** Its parent in the tree, which may differ from the element below it on the stack. */
  parent: OpenElement | undefined;

  // For the listener's own use.
  node = -1;
  depth = 0;
  /** Row of the nearest block element. */
  block = -1;
  /** Of the names from the root to here. */
  pathHash = 0;
  flags = 0;
  textStart = 0;
  imageStart = 0;
  /** Index of its draft in the list of its collector. */
  draft = -1;

  constructor(origin: Origin, namespace: Namespace) {
    const { info } = origin;
    this.info = info;
    this.namespace = namespace;
    this.bits = namespace === 'html' ? info.bits : foreignBits(info, namespace);
    this.start = origin.start;
    this.end = origin.end;
    this.attributes = origin.attributes;
    this.htmlInside = namespace === 'svg' && svgHtmlInside.has(info.name);
    this.textInside = namespace === 'math' && mathTextInside.has(info.name);
  }

  /** A new element for the same start tag. */
  static cloneOf(element: OpenElement): OpenElement {
    return new OpenElement(element, element.namespace);
  }

  /** For svg and math: whether a start tag of that name inside it is HTML. */
  takesHtml(name: string): boolean {
    if (this.htmlInside) return true;
    if (this.textInside) return name !== 'mglyph' && name !== 'malignmark';
    return this.namespace === 'math' && this.info.name === 'annotation-xml' && name === 'svg';
  }
}
