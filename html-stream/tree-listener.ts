/** The events of tree construction. */
import type { Attributes } from './attributes.ts';
import type { Doctype } from './doctype.ts';
import type { OpenElement } from './open-element.ts';

export interface TreeListener {
  /**
   * `contentFrom` is set where misnested formatting is repaired: the element takes over what that one contains so far.
   * With `contentFrom` other than `parent`, a call of `reparent` follows.
   */
  open(element: OpenElement, parent: OpenElement | undefined, contentFrom?: OpenElement): void;
  /** `until`: its content ends where that element starts. */
  close(element: OpenElement, until?: OpenElement): void;
  reparent(element: OpenElement, parent: OpenElement | undefined): void;
  /** References are decoded. */
  text(text: string, parent: OpenElement | undefined): void;
  /** The whole content of script, style, title and the like. `start` and `end` are offsets in the HTML. */
  rawText(element: OpenElement, text: string, start: number, end: number): void;
  /** Without a parent it belongs to the document. */
  comment?(text: string, parent: OpenElement | undefined): void;
  doctype(doctype: Doctype): void;
  /** A second html or body tag: attributes that the element does not have yet are added. */
  addAttributes(to: OpenElement, attributes: Attributes): void;
  /** Text (`#text`) or an element that is not allowed in head ended it. */
  headClosedBy(name: string): void;
  /** A frameset replaced the body read so far. */
  bodyDropped(body: OpenElement): void;
  /** A head start tag that is ignored. */
  strayHead(): void;
  /** Nested deeper than elements are tracked. */
  tooDeep(): void;
  tooManyAttributes(): void;
}
