/** Who hears of the elements and texts that tree construction finds. */
import type { Attributes } from './attributes.ts';
import type { Doctype } from './doctype.ts';
import type { OpenElement } from './open-element.ts';
import type { TextToken } from './text-token.ts';

/** Who hears of elements and text. */
export interface TreeListener {
  /** `contentFrom`: the element takes over what that one holds so far (a misnested end tag was repaired). */
  open(
    element: OpenElement,
    parent: OpenElement | undefined,
    attributes: Attributes | null,
    contentFrom?: OpenElement,
  ): void;
  /** `until`: its content ends where that element starts. */
  close(element: OpenElement, until?: OpenElement): void;
  reparent(element: OpenElement, parent: OpenElement | undefined): void;
  /** `parent`: the element that holds it. */
  text(token: TextToken, parent: OpenElement | undefined): void;
  rawText(element: OpenElement, text: string, start: number, end: number): void;
  comment(length: number): void;
  doctype(doctype: Doctype): void;
  /** A second html or body tag: its attributes add to the first. */
  addAttributes(to: OpenElement, attributes: Attributes): void;
  /** Text or an element that may not stand in head ended it. */
  headClosedBy(name: string): void;
  /** A frameset took the place of the body read so far. */
  bodyDropped(body: OpenElement): void;
  /** A head tag where none may stand. */
  strayHead(): void;
  tooDeep(): void;
  tooManyAttributes(): void;
}
